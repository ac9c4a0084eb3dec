/**
 * The vendor's settings. src/config/types.ts documents each one, and the build checks them
 * (src/config/checkSite.ts). See docs/vendor/make-it-yours.md.
 */
export const brand = 'Tessera';
export const productName = 'Tessera Authenticator';
export const productSlug = 'tessera';
export const company = { name: 'Example Company', url: 'https://www.example.com/' };
export const origin = 'https://tessera.example.com';
export const contact = { email: 'contact@example.com' };
export const business = { email: 'business@example.com' };
export const security = { email: 'security@example.com', expires: '2027-10-31' };
export const documentation = {
  korean: 'https://docs-ko.example.com',
  english: 'https://docs.example.com',
};
export const demo = 'https://demo.example.com/';
export const evaluation = 'https://evaluation.example.com/';
export const officialSite = 'https://www.example.com/';
export const otpLibrary = {
  name: '@noble/hashes',
  url: 'https://github.com/paulmillr/noble-hashes',
};
export const contentHost = '';
export const stores = {
  googlePlay: 'https://play.google.com/store/apps/details?id=com.example.tessera',
  appStore: 'https://apps.apple.com/app/id0000000000',
  microsoftStore: 'https://apps.microsoft.com/detail/0000000000',
};
