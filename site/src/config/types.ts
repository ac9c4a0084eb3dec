/** The addresses of an app in the two phone stores. */
export interface PhoneStores {
  readonly googlePlay: string;
  readonly appStore: string;
}

/** The vendor's settings. Addresses are absolute and use https. */
export interface SiteConfig {
  /** The name of the product family: 'Tessera'. The titles of pages end with it. */
  readonly brand: string;
  /** The authenticator's name, which is also the landing page's title. */
  readonly productName: string;
  /** The product's name in addresses of the documentation: lower-case letters, digits and dashes. */
  readonly productSlug: string;
  /** The publisher of the site and the apps. */
  readonly company: { readonly name: string; readonly url: string };
  /** Scheme and host of the published site, without a final slash. */
  readonly origin: string;
  /** The address for visitors' questions. */
  readonly contact: { readonly email: string };
  /** The address for businesses and other organizations that want to use the apps. */
  readonly business: { readonly email: string };
  /** The address for reports of vulnerabilities, and the day it expires: at most a year ahead (RFC 9116). */
  readonly security: { readonly email: string; readonly expires: string };
  /** Hosts of the documentation, without a final slash. */
  readonly documentation: { readonly korean: string; readonly english: string };
  /** The demo of the server edition. */
  readonly demo: string;
  /** The page where visitors request an evaluation copy of the server edition. */
  readonly evaluation: string;
  /** The vendor's main site. */
  readonly officialSite: string;
  /** The library that computes the hashes. The lab names it. */
  readonly otpLibrary: { readonly name: string; readonly url: string };
  /** Scheme and host of pictures, video and installers; empty if the site's own host serves them. */
  readonly contentHost: string;
  /** The product's page in each store. */
  readonly stores: PhoneStores & { readonly microsoftStore: string };
}
