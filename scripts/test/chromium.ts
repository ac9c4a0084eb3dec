/** What Playwright itself turns off: of two such lists Chromium reads the last alone. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];

/**
 * Pages of the browser's own window, loaded unseen for every window, and renderers that are started
 * for pages to come: together more than half of what a test costs before its page loads.
 */
const windowParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Chromium in a container, with nothing that it does of itself. */
export const quietArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-default-apps',
];

/** How the browser tests start Chromium: with nothing but the page, and no way out of the machine. */
export const chromiumArguments: readonly string[] = [
  ...quietArguments,
  // Without a window, letters would otherwise be whole pixels wide, digits unlike one another.
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
  `--disable-features=${[...turnedOffByPlaywright, ...windowParts].join()}`,
];
