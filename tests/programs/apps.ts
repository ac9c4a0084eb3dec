import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '../../research/app-test/simulateAppTest.ts';
import { keepassXml } from './keepassXml.ts';
import { withTerminal, writeDatabase } from './otpClient.ts';
import {
  accountOf,
  codeIn,
  faketime,
  keepFirst,
  type ProgramApp,
  tryProgram,
  utc,
} from './programApp.ts';
import { programOutput } from '../../scripts/programs.ts';

const oathtool: ProgramApp = {
  name: 'oathtool',
  needs: ['oathtool'],
  version: () => /[\d.]+$/m.exec(programOutput('oathtool', ['--version']))?.[0] ?? '',
  open: () => ({
    // oathtool has options instead of URIs. The app passes each parameter on unchanged.
    app: (uri) => {
      const { host, searchParams } = new URL(uri);
      const parameter = (name: string) => searchParams.get(name) ?? '';
      return accountOf((seconds, press) => {
        const counter = BigInt(parameter('counter') || 0) + BigInt(press - 1);
        const mode =
          host === 'hotp'
            ? ['--hotp', '-c', String(counter)]
            : [
                `--totp=${parameter('algorithm')}`,
                '-s',
                `${parameter('period')}s`,
                '-N',
                `@${Math.floor(seconds)}`,
              ];
        return codeIn(
          tryProgram('oathtool', [...mode, '-b', '-d', parameter('digits'), parameter('secret')]),
        );
      });
    },
  }),
};

/** A Python program that prints issuer, name and code as JSON. It fails if PyOTP refuses the URI. */
const pyotpProgram = `
import json, sys, pyotp
uri, seconds, press = json.loads(sys.stdin.read())
account = pyotp.parse_uri(uri)
counts = isinstance(account, pyotp.HOTP)
print(json.dumps([account.issuer, account.name, account.at(press - 1 if counts else seconds)]))
`;

const pyotp: ProgramApp = {
  name: 'pyotp',
  needs: ['pyotp'],
  version: () => {
    const program = 'from importlib.metadata import version; print(version("pyotp"))';
    return programOutput('pyotp', ['-c', program]);
  },
  open: () => ({
    app: (uri) => {
      const ask = (
        seconds: number,
        press: number,
      ): readonly [string, string, string] | undefined => {
        const input = JSON.stringify([uri, Math.floor(seconds), press]);
        const printed = tryProgram('pyotp', ['-c', pyotpProgram], input);
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
  version: () => programOutput('keepassxc-cli', ['--version']),
  open: (folder) => {
    let count = 0;
    return {
      app: (uri) => {
        count += 1;
        const [xml, database] = [join(folder, `${count}.xml`), join(folder, `${count}.kdbx`)];
        writeFileSync(xml, keepassXml([uri]));
        const importing = ['import', '-q', '-p', '-t', '100', xml, database];
        programOutput('keepassxc-cli', importing, 'password\npassword\n');
        const show = ['keepassxc-cli', 'show', '-q', '-t', database, 'entry-0'];
        return accountOf((seconds) =>
          codeIn(tryProgram('faketime', [...faketime(seconds), ...show], 'password\n', utc)),
        );
      },
    };
  },
};

const passOtp: ProgramApp = {
  name: 'pass-otp',
  needs: ['pass', 'gpg', 'faketime'],
  version: () => programOutput('pass', ['otp', '--version']).trim(),
  open: (folder) => {
    const [keys, store] = [join(folder, 'keys'), join(folder, 'store')];
    mkdirSync(keys, { mode: 0o700 });
    const env = { ...utc, GNUPGHOME: keys, PASSWORD_STORE_DIR: store };
    const make = ['--batch', '--passphrase', '', '--quick-gen-key', 'Tester', 'default', 'default'];
    programOutput('gpg', [...make, 'never'], '', env);
    programOutput('pass', ['init', 'Tester'], '', env);
    return {
      // By default, pass-otp stores an account under issuer and account name.
      app: (uri) => {
        const before = new Set(readdirSync(store, { recursive: true }).map(String));
        if (tryProgram('pass', ['otp', 'insert'], `${uri}\n`, env) === undefined) return undefined;
        const added = readdirSync(store, { recursive: true })
          .map(String)
          .find((file) => file.endsWith('.gpg') && !before.has(file));
        if (added === undefined) return undefined;
        const path = added.slice(0, -'.gpg'.length);
        const label = new URL(uri).pathname.slice(1).split(':').map(decodeURIComponent);
        const show = (seconds: number) =>
          codeIn(
            tryProgram('faketime', [...faketime(seconds), 'pass', 'otp', 'code', path], '', env),
          );
        const account = accountOf(keepFirst(uri, show));
        if (account === undefined) return undefined;
        const shown = path.split('/');
        const isSame = shown[0] === label[0] && shown[1] === label[1];
        const isOther = shown[0] === 'Another' && shown[1] === label[1];
        return { ...account, names: isSame ? 'same' : isOther ? 'parameter' : 'other' };
      },
      // Otherwise the GnuPG agent would keep running.
      close: () => void programOutput('gpgconf', ['--kill', 'gpg-agent'], '', env),
    };
  },
};

const otpClient: ProgramApp = {
  name: 'OTPClient',
  needs: ['otpclient-cli', 'faketime', 'pyotp'],
  version: () => {
    const printed = programOutput('otpclient-cli', ['--version']);
    return /\d[\d.]*/.exec(printed)?.[0] ?? '';
  },
  open: (folder) => ({
    // Its command line can't import URIs. The app stores each parameter unchanged.
    app: (uri) => {
      const { host, searchParams } = new URL(uri);
      const parameter = (name: string) => searchParams.get(name) ?? '';
      const isCounterBased = host === 'hotp';
      writeDatabase(folder, [
        {
          type: isCounterBased ? 'HOTP' : 'TOTP',
          label: 'tester',
          issuer: 'Lab',
          secret: parameter('secret'),
          digits: Number(parameter('digits')),
          algo: parameter('algorithm'),
          ...(isCounterBased
            ? { counter: Number(parameter('counter')) }
            : { period: Number(parameter('period')) }),
        },
      ]);
      const code = (seconds: number) => {
        const show = ['otpclient-cli', 'show', '-a', 'tester'];
        const parameters = ['-c', withTerminal, 'faketime', ...faketime(seconds), ...show];
        const printed = tryProgram('pyotp', parameters, '', { ...utc, HOME: folder });
        return codeIn(/^Current [HT]OTP.*: (\d+)\s*$/m.exec(printed ?? '')?.[1]);
      };
      return accountOf(keepFirst(uri, code));
    },
  }),
};

/** All programs that are tested as apps. */
export const programApps: readonly ProgramApp[] = [oathtool, pyotp, keepassxc, passOtp, otpClient];

/** Runs a function with a program in a temporary folder. */
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
