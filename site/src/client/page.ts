/** Runs on every page once it is parsed. */
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
