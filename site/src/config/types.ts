/** Where an app is offered in the two phone stores. */
export interface PhoneStores {
  readonly googlePlay: string;
  readonly appStore: string;
}

/** The vendor's settings. Addresses are absolute https addresses. */
export interface SiteConfig {
  /** The family's name, as in titles: 'Tessera'. */
  readonly brand: string;
  /** The authenticator's name, the landing page's title. */
  readonly productName: string;
  /** The product's name in documentation addresses: lower-case letters, digits and dashes. */
  readonly productSlug: string;
  /** Who publishes the site and the apps. */
  readonly company: { readonly name: string; readonly url: string };
  /** Scheme and host of the published site, without a final slash. */
  readonly origin: string;
  /** Who answers visitors. */
  readonly contact: { readonly email: string };
  /** Who answers those who want to use the apps in a business or another organization. */
  readonly business: { readonly email: string };
  /** Who is told of a weakness, and the day until which that is sure to hold: at most a year. */
  readonly security: { readonly email: string; readonly expires: string };
  /** Hosts of the documentation, without a final slash. */
  readonly documentation: { readonly korean: string; readonly english: string };
  /** The demo of the server edition. */
  readonly demo: string;
  /** Where an evaluation copy of the server edition is asked for. */
  readonly evaluation: string;
  /** The vendor's main site. */
  readonly officialSite: string;
  /** The library that computes the hashes, named in the generator's notice. */
  readonly otpLibrary: { readonly name: string; readonly url: string };
  /** Scheme and host of pictures, video and installers; empty for the site's own host. */
  readonly contentHost: string;
  /** The product's page in each store. */
  readonly stores: PhoneStores & { readonly microsoftStore: string };
}
