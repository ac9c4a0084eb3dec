import { type Finding, fixedClock, nodeFinding, secret } from '../finding.ts';

const settings = `{ algo: 'sha1', digits: 6, secretSize: 20 }`;

/** Findings on jsotp, time2fa and authenticator. */
export const jsotpFindings: readonly Finding[] = [
  nodeFinding(
    'jsotp',
    'counter-no-answer',
    /^(counter-(6|7|10|21|22|25|36|37|40|51|52|55)|moment-12|code-refused-[368])$/,
    `require('child_process').spawnSync(process.execPath, ['--max-old-space-size=128', '-e', "require('jsotp').HOTP('${secret}').at(2 ** 31)"], { timeout: 5000 }).status === 0`,
    'false',
  ),
  nodeFinding(
    'jsotp',
    'counter-32',
    /^(counter|period)-/,
    `require('jsotp').HOTP('${secret}').at(2 ** 32)`,
    '755224',
  ),
  nodeFinding(
    'jsotp',
    'empty-key',
    /^code-refused-[12]$/,
    `require('jsotp').HOTP('').at(0)`,
    '328482',
  ),
  nodeFinding(
    'jsotp',
    'out-of-bounds',
    /^code-refused-/,
    `require('jsotp').HOTP('${secret}', 0).at(0)`,
    '0',
  ),
  nodeFinding(
    'jsotp',
    'padding-inside',
    /^base32-padding-inside-/,
    `require('jsotp').Base32.decode('MZXW=6YTB')`,
    'fo',
  ),
  nodeFinding(
    'jsotp',
    'impossible-length',
    /^base32-length-/,
    `require('jsotp').Base32.decode('MZX')`,
    'f',
  ),

  nodeFinding(
    'time2fa',
    'counter-32-refused',
    /^(counter|moment|period)-/,
    `require('time2fa').Hotp.generatePasscode({ secret: '${secret}', counter: 2 ** 32 }, ${settings})`,
    'The value of "value" is out of range. It must be >= 0 and <= 4294967295. Received 4294967296',
  ),
  nodeFinding(
    'time2fa',
    'empty-key',
    /^code-refused-[12]$/,
    `require('time2fa').Hotp.generatePasscode({ secret: '', counter: 0 }, { ...${settings}, secretSize: 0 })`,
    '328482',
  ),
  nodeFinding(
    'time2fa',
    'out-of-bounds',
    /^code-refused-/,
    `require('time2fa').Hotp.generatePasscode({ secret: '${secret}', counter: 0 }, { ...${settings}, digits: 0 })`,
    '0',
  ),
  nodeFinding(
    'time2fa',
    'window-start-refused',
    /^verify-bounds-/,
    `${fixedClock(10)}require('time2fa').Totp.validate({ secret: '${secret}', passcode: '755224', drift: 2 }, ${settings})`,
    'The value of "value" is out of range. It must be >= 0 and <= 4294967295. Received -1',
  ),

  nodeFinding(
    'authenticator',
    'short-number-cut',
    /^short-number-/,
    `${fixedClock(308430)}require('authenticator').generateToken('${secret}')`,
    '5',
  ),
  nodeFinding(
    'authenticator',
    'counter-32',
    /^moment-/,
    `${fixedClock(253402300799)}require('authenticator').generateToken('${secret}')`,
    '491730',
  ),
  nodeFinding(
    'authenticator',
    'empty-key',
    /^code-refused-2$/,
    `${fixedClock(59)}require('authenticator').generateToken('')`,
    '812658',
  ),
  nodeFinding(
    'authenticator',
    'out-of-bounds',
    /^code-refused-/,
    `${fixedClock(-30)}require('authenticator').generateToken('${secret}')`,
    '094451',
  ),
  nodeFinding(
    'authenticator',
    'padding-inside',
    /^base32-padding-inside-/,
    `${fixedClock(59)}['MZXW=6YTB', 'MZXW6YTB'].map((text) => require('authenticator').generateToken(text)).join()`,
    '707689,707689',
  ),
  nodeFinding(
    'authenticator',
    'characters-read',
    /^base32-(foreign|look-alikes)-/,
    `${fixedClock(59)}['MZXW0YTB', 'MZXW8YTB'].map((text) => require('authenticator').generateToken(text)).join()`,
    '295987,295987',
  ),
  nodeFinding(
    'authenticator',
    'impossible-length',
    /^base32-length-/,
    `${fixedClock(59)}['MZX', 'MY'].map((text) => require('authenticator').generateToken(text)).join()`,
    '300412,300412',
  ),
];
