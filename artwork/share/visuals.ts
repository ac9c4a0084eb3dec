import type { TilePosition } from './tiles.ts';
import { arc, icon, markTile, tile, tiles } from './tiles.ts';
import {
  enrollWindow,
  loginWindow,
  machine,
  phoneList,
  qrCode,
  sampleCode,
  sealedSheet,
} from './windows.ts';
import type { ShareLanguage, ShareScreen } from './messages.ts';

// The walls below are drawings of `tiles`: each character is a tile with this text, and a period is an empty tile. A
// space leaves the place free for the bright tiles, which come after the wall. The columns and rows count from 0.

const middle = (row: number, down = 1): TilePosition => ({ column: 1, row, across: 3, down });
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

function codeAndSeal(): string {
  return (
    tiles([' . 3.', '.7  .', '.   4', '5   .', '. . .', ' .6. '], 'dim') +
    tiles(['482', '915'], 'bright', 1, 2) +
    tile({ column: 1, row: 4 }, 'bright', arc(58, 0.68)) +
    markTile({ column: 3, row: 4 })
  );
}

function rack(): string {
  return (
    tiles(['. .. ', '.   .', '.   7', '    .', '2 ...', ' .  .'], 'dim') +
    tile(middle(1), 'bright machine', machine(3)) +
    tile(middle(2), 'bright machine', machine(3)) +
    tile(middle(3), 'bright machine', machine(2)) +
    markTile({ column: 1, row: 4 })
  );
}

function devices(): string {
  return (
    tiles(['. .5.', '8   .', '.    ', '.   1', '.   .', ' .. .'], 'dim') +
    tile({ column: 1, row: 1, across: 2, down: 4 }, 'bright phone', phoneList()) +
    tile({ column: 3, row: 1 }, 'bright', icon('apple', 50)) +
    tile({ column: 3, row: 2 }, 'bright', icon('android', 54)) +
    tile({ column: 3, row: 3 }, 'bright', icon('windows', 46)) +
    tile({ column: 3, row: 4 }, 'bright', icon('watch', 50))
  );
}

function login(language: ShareLanguage): string {
  return (
    tiles(['.  . ', '.   .', '    3', '9   .', '.   .', ' . . '], 'dim') +
    tile(middle(1, 4), 'bright window', loginWindow(language))
  );
}

/** Shows published codes: the test vectors of RFC 4226, Appendix D. */
function publishedCodes(): string {
  const codes = ['755224', '287082', '359152'];
  return (
    tiles(['. .. ', '.   0', '4   .', '.   8', '.    ', ' . 1.'], 'dim') +
    codes
      .map((code, row) =>
        tile(middle(row + 1), 'bright wide', `<span>${spaced(code)}</span>${icon('check', 40)}`),
      )
      .join('') +
    markTile({ column: 1, row: 4 })
  );
}

function generator(): string {
  return (
    tiles(['. .. ', '.   6', '    .', '1   .', '.   .', ' .. .'], 'dim') +
    tile(middle(1, 3), 'card', qrCode(242)) +
    tile(middle(4), 'bright wide', `<span>${spaced(sampleCode)}</span>${arc(44, 0.97)}`)
  );
}

function hidden(): string {
  return (
    tiles([' . . ', '.  ..', '.   .', '.   .', ' .  .', '. . .'], 'dim') +
    tiles(['•••', '•••'], 'bright covered', 1, 2) +
    tile({ column: 1, row: 4 }, 'bright good', icon('shield', 54)) +
    markTile({ column: 3, row: 4 })
  );
}

function sheet(): string {
  return (
    tiles(['. .  ', '.   .', '    .', '.    ', '.   .', ' .. .'], 'dim') +
    tile(middle(1, 4), 'card sheet', sealedSheet())
  );
}

function enrollment(language: ShareLanguage): string {
  return (
    tiles([' . . ', '.   .', '.   8', '     ', '7   .', '. .. '], 'dim') +
    tile(middle(1, 4), 'bright window', enrollWindow(language))
  );
}

function question(): string {
  return (
    tiles([' .  .', '.   .', '.   6', '.   .', '3   .', ' . . '], 'dim') +
    tiles(['482', '91?'], 'bright', 1, 1) +
    tile({ column: 1, row: 3 }, 'bright', icon('windows', 46)) +
    tile({ column: 2, row: 3 }, 'bright', icon('mac', 50)) +
    markTile({ column: 3, row: 4 })
  );
}

function newVersion(): string {
  return (
    tiles(['. . .', '.   .', '    2', '.   .', '8   .', ' ..  '], 'dim') +
    tile({ column: 1, row: 1 }, 'bright', icon('windows', 46)) +
    tile({ column: 2, row: 1 }, 'bright', icon('mac', 50)) +
    tile({ column: 3, row: 1 }, 'bright', icon('refresh', 50)) +
    tile(middle(2, 2), 'bright good', icon('check', 130)) +
    markTile({ column: 1, row: 4 })
  );
}

/** The functions that draw the wall of each page's image, as HTML. */
export const visuals: Readonly<Record<ShareScreen, (language: ShareLanguage) => string>> = {
  main: codeAndSeal,
  server: rack,
  app: devices,
  logon: login,
  otpqr: generator,
  vectors: publishedCodes,
  privacy: hidden,
  eula: sheet,
  'help-authplugin': enrollment,
  'help-authlogin': question,
  'update-authlogin': newVersion,
};
