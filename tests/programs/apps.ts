import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account, App } from '../../scripts/research/run/play.ts';
import { databaseOf } from './keepass.ts';
import { type ProgramName, runProgram, tryProgram } from './otp-programs.ts';

/** A program on this machine that takes part as an app. */
export interface ProgramApp {
  readonly name: string;
  /** What has to be installed for it. */
  readonly needs: readonly ProgramName[];
  readonly version: () => string;
  /** Ready to be tested; `folder` is its own, and empty. */
  readonly open: (folder: string) => { readonly app: App; readonly close?: () => void };
}

/** A refusal: the program printed no code. */
const codeIn = (text: string | undefined) => (text && /^\d+$/.test(text) ? text : undefined);

/** `faketime` takes local time: everything is asked for in UTC. */
const utc = { TZ: 'UTC' };

function faketime(seconds: number): string[] {
  return [
    '-f',
    `@${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')}`,
  ];
}

/** The account of a program that tells only when it is to show a code that it cannot. */
function accountOf(
  show: (seconds: number, press: number) => string | undefined,
): Account | undefined {
  if (show(1_800_000_000, 1) === undefined) return undefined;
  return { show: (seconds, press) => show(seconds, press) ?? '' };
}

const oathtool: ProgramApp = {
  name: 'oathtool',
  needs: ['oathtool'],
  version: () => /[\d.]+$/m.exec(runProgram('oathtool', ['--version']))?.[0] ?? '',
  open: () => ({
    // It takes options, not URIs: each parameter becomes the option of its name, as it stands.
    app: (uri) => {
      const { host, searchParams } = new URL(uri);
      const said = (name: string) => searchParams.get(name) ?? '';
      return accountOf((seconds, press) => {
        const counter = BigInt(said('counter') || 0) + BigInt(press - 1);
        const mode =
          host === 'hotp'
            ? ['--hotp', '-c', String(counter)]
            : [
                `--totp=${said('algorithm')}`,
                '-s',
                `${said('period')}s`,
                '-N',
                `@${Math.floor(seconds)}`,
              ];
        return codeIn(
          tryProgram('oathtool', [...mode, '-b', '-d', said('digits'), said('secret')]),
        );
      });
    },
  }),
};

/** Prints issuer and name, then the code, as JSON; fails where the URI is refused. */
const pyotp = `
import json, sys, pyotp
uri, moment, press = json.loads(sys.stdin.read())
account = pyotp.parse_uri(uri)
counts = isinstance(account, pyotp.HOTP)
print(json.dumps([account.issuer, account.name, account.at(press - 1 if counts else moment)]))
`;

const python: ProgramApp = {
  name: 'pyotp',
  needs: ['/usr/bin/python3'],
  version: () => {
    const program = 'from importlib.metadata import version; print(version("pyotp"))';
    return runProgram('/usr/bin/python3', ['-c', program]);
  },
  open: () => ({
    app: (uri) => {
      const ask = (
        seconds: number,
        press: number,
      ): readonly [string, string, string] | undefined => {
        const input = JSON.stringify([uri, Math.floor(seconds), press]);
        const printed = tryProgram('/usr/bin/python3', ['-c', pyotp], { input });
        return printed === undefined ? undefined : JSON.parse(printed);
      };
      const [issuer, name] = ask(1_800_000_000, 1) ?? [];
      const account = accountOf((seconds, press) => ask(seconds, press)?.[2]);
      if (account === undefined) return undefined;
      const label = new URL(uri).pathname.slice(1).split(':').map(decodeURIComponent);
      const isSame = label[0] === issuer && label[1] === name;
      return { ...account, names: isSame ? 'same' : 'other' };
    },
  }),
};

const keepassxc: ProgramApp = {
  name: 'KeePassXC',
  needs: ['keepassxc-cli', 'faketime'],
  version: () => runProgram('keepassxc-cli', ['--version']),
  open: (folder) => {
    let count = 0;
    return {
      app: (uri) => {
        count += 1;
        const [xml, database] = [join(folder, `${count}.xml`), join(folder, `${count}.kdbx`)];
        writeFileSync(xml, databaseOf([uri]));
        const importing = ['import', '-q', '-p', '-t', '100', xml, database];
        runProgram('keepassxc-cli', importing, { input: 'password\npassword\n' });
        const show = ['keepassxc-cli', 'show', '-q', '-t', database, 'entry-0'];
        return accountOf((seconds) =>
          codeIn(
            tryProgram('faketime', [...faketime(seconds), ...show], {
              input: 'password\n',
              env: utc,
            }),
          ),
        );
      },
    };
  },
};

const passOtp: ProgramApp = {
  name: 'pass-otp',
  needs: ['pass', 'gpg', 'faketime'],
  version: () => runProgram('pass', ['otp', '--version']).trim(),
  open: (folder) => {
    const [keys, store] = [join(folder, 'keys'), join(folder, 'store')];
    mkdirSync(keys, { mode: 0o700 });
    const env = { ...utc, GNUPGHOME: keys, PASSWORD_STORE_DIR: store };
    const make = ['--batch', '--passphrase', '', '--quick-gen-key', 'Tester', 'default', 'default'];
    runProgram('gpg', [...make, 'never'], { env });
    runProgram('pass', ['init', 'Tester'], { env });
    return {
      // It stores an account under the issuer and the account's name, unless told otherwise.
      app: (uri) => {
        const before = new Set(readdirSync(store, { recursive: true }).map(String));
        if (tryProgram('pass', ['otp', 'insert'], { input: `${uri}\n`, env }) === undefined)
          return undefined;
        const added = readdirSync(store, { recursive: true })
          .map(String)
          .find((file) => file.endsWith('.gpg') && !before.has(file));
        if (added === undefined) return undefined;
        const path = added.slice(0, -'.gpg'.length);
        const label = new URL(uri).pathname.slice(1).split(':').map(decodeURIComponent);
        let counted: string | undefined;
        const code = (seconds: number) =>
          codeIn(
            tryProgram('faketime', [...faketime(seconds), 'pass', 'otp', 'code', path], { env }),
          );
        const isCounting = uri.startsWith('otpauth://hotp/');
        // Each look at a counting account is a press: the first one is kept for the tester.
        if (isCounting) counted = code(1_800_000_000);
        const account = accountOf((seconds, press) =>
          isCounting && press === 1 ? counted : code(seconds),
        );
        if (account === undefined) return undefined;
        const shown = path.split('/');
        const isSame = shown[0] === label[0] && shown[1] === label[1];
        const isOther = shown[0] === 'Another' && shown[1] === label[1];
        return { ...account, names: isSame ? 'same' : isOther ? 'parameter' : 'other' };
      },
      // Its agent would stay.
      close: () => void runProgram('gpgconf', ['--kill', 'gpg-agent'], { env }),
    };
  },
};

/** Every program that is tested. */
export const programApps: readonly ProgramApp[] = [oathtool, python, keepassxc, passOtp];

/** Opens a program in a folder of its own, which is gone afterwards. */
export function withProgram<Result>(program: ProgramApp, use: (app: App) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'otp-app-'));
  try {
    const { app, close } = program.open(folder);
    try {
      return use(app);
    } finally {
      close?.();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
