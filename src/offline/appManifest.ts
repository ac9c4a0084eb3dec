/** The address of the web app manifest. */
export const manifestPath = '/manifest.webmanifest';
