/** Runs on every page once the browser has parsed it. The imported modules say what visitors get from each. */
import { resetCookies } from './cookies.ts';
import { startDocumentationLink } from './documentationLink.ts';
import { watchIslands } from './hydration.ts';
import { followInPageLinks } from './inPageLinks.ts';
import { startLanguageMenu } from './language.ts';
import { startOffline } from './offline.ts';
import { addHashAddresses } from './pageLinks.ts';
import { keepScroll, restoreScroll } from './scroll.ts';
import { startThemeMenu } from './theme.ts';

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
