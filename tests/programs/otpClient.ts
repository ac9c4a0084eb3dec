import { createCipheriv, pbkdf2Sync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const password = 'password';

/** An account in the database of OTPClient. */
interface StoredAccount {
  readonly type: 'TOTP' | 'HOTP';
  readonly label: string;
  readonly issuer: string;
  readonly secret: string;
  readonly digits: number;
  readonly algo: string;
  readonly period?: number;
  readonly counter?: number;
}

/**
 * Writes a database of OTPClient 3 into a folder that the program uses as its home. The database consists of a nonce
 * (16 bytes), a salt (32 bytes), JSON encrypted with AES-256-GCM, and the tag. Nonce and salt are additional
 * authenticated data. The key is derived with PBKDF2, SHA512 and 100,000 rounds.
 */
export function writeDatabase(home: string, accounts: readonly StoredAccount[]): void {
  const [nonce, salt] = [Buffer.alloc(16, 1), Buffer.alloc(32, 2)];
  const key = pbkdf2Sync(password, salt, 100_000, 32, 'sha512');
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
  cipher.setAAD(Buffer.concat([nonce, salt]));
  const text = Buffer.concat([cipher.update(JSON.stringify(accounts)), cipher.final()]);
  const database = join(home, 'codes.enc');
  writeFileSync(database, Buffer.concat([nonce, salt, text, cipher.getAuthTag()]));
  mkdirSync(join(home, '.config'), { recursive: true });
  const settings = `[config]\ndb_path=${database}\ndisable_secret_service=true\n`;
  writeFileSync(join(home, '.config', 'otpclient.cfg'), settings);
}

/** A Python program that runs another program in a terminal, types the password, and prints the output. */
export const withTerminal = `
import os, pty, sys, time
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[1], sys.argv[1:])
printed = b''
typed = False
while True:
    try:
        chunk = os.read(terminal, 1024)
    except OSError:
        break
    if not chunk:
        break
    printed += chunk
    if b'password:' in printed and not typed:
        # The program ignores input until it has disabled the echo.
        time.sleep(0.3)
        os.write(terminal, b'${password}\\n')
        typed = True
print(printed.decode())
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 255)
`;
