/** Runs on every page once the browser has parsed it. The imported modules say what visitors get from each. */
import { addHashAddresses } from './addHashAddresses.ts';
import { watchIslands } from './hydration.ts';
import { followInPageLinks } from './inPageLinks.ts';
import { resetCookies } from './resetCookies.ts';
import { keepScroll, restoreScroll } from './scroll.ts';
import { startDocumentationLink } from './startDocumentationLink.ts';
import { startLanguageMenu } from './startLanguageMenu.ts';
import { startOffline } from './startOffline.ts';
import { startThemeMenu } from './startThemeMenu.ts';

resetCookies(document, location);
startLanguageMenu();
startThemeMenu();
startDocumentationLink();
followInPageLinks();
restoreScroll();
keepScroll();
addHashAddresses();
watchIslands();
startOffline();
