import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { fromUtf8, toUtf8 } from '../bytes/utf8.ts';
import { argon2Key } from './argon2Key.ts';
import type { EncryptedFile, GivenFile, OnProgress } from './encryptedFile.ts';
import { DamagedFileError, UnsupportedError, WrongPasswordError } from './errors.ts';
import type { EncryptOptions } from './encryptOptions.ts';
import { integerOf, isJsonObject, type JsonObject, objectOf, textOf } from './jsonFields.ts';
import {
  openSecretstream,
  sealSecretstream,
  secretstreamHeaderLength,
  secretstreamOverhead,
} from './secretstream.ts';

const version = 1;
const saltLength = 16;

/**
 * The cost of files that this package writes: libsodium's `OPSLIMIT_MODERATE` and `MEMLIMIT_MODERATE`. Ente Auth uses
 * 16 iterations (`derive_sensitive_key`), which take over a minute in JavaScript. Its importer accepts any cost.
 */
const exportCost = { memory: 262_144, iterations: 3 } as const;

/** In bytes. */
const memoryBounds = { min: 8192, max: Number.MAX_SAFE_INTEGER } as const;
const iterationBounds = { min: 1, max: 1_000_000 } as const;

async function decrypt(
  json: JsonObject,
  password: string,
  onProgress: OnProgress | undefined,
): Promise<string> {
  if (json['version'] !== version) throw new UnsupportedError('version');
  const parameters = objectOf(json, 'kdfParams');
  const header = fromBase64(textOf(json, 'encryptionNonce'));
  const message = fromBase64(textOf(json, 'encryptedData'));
  if (header.length !== secretstreamHeaderLength) throw new DamagedFileError('nonce');
  if (message.length < secretstreamOverhead) throw new DamagedFileError('message');
  const cost = {
    // libsodium rounds the bytes down to KiB.
    memory: Math.floor(integerOf(parameters, 'memLimit', memoryBounds) / 1024),
    iterations: integerOf(parameters, 'opsLimit', iterationBounds),
    parallelism: 1,
  };
  const salt = fromBase64(textOf(parameters, 'salt'));
  const key = await argon2Key(password, salt, cost, onProgress);
  const opened = openSecretstream(key, header, message);
  if (opened === undefined) throw new WrongPasswordError();
  return fromUtf8(opened.content);
}

/**
 * Recognizes an encrypted export or a local backup of Ente Auth, version 1: a list of URIs, encrypted with libsodium's
 * secretstream and a key of Argon2id. Like Ente Auth, it doesn't check the mark of the message. Sources (read
 * 2026-11-24): ente-io/ente, `docs/docs/auth/migration/export.md`, `mobile/apps/auth/lib/models/export/ente.dart`,
 * `mobile/apps/auth/lib/ui/settings/data/export_widget.dart`, `cli/pkg/authenticator/decrypt.go`,
 * `rust/crates/core/src/crypto/argon.rs`.
 */
export function recognizeEnte({ json }: GivenFile): EncryptedFile | undefined {
  if (!isJsonObject(json) || !('kdfParams' in json) || !('encryptedData' in json)) return undefined;
  return {
    app: 'Ente Auth',
    decrypt: (password, onProgress) => decrypt(json, password, onProgress),
  };
}

/**
 * Returns an encrypted export of Ente Auth. The key derivation takes several seconds.
 *
 * @param plainText a list of URIs as in Ente Auth's plain export
 * @param cost smaller in tests
 */
export async function encryptEnte(
  plainText: string,
  { password, randomBytes, onProgress }: EncryptOptions,
  cost: { readonly memory: number; readonly iterations: number } = exportCost,
): Promise<string> {
  const salt = randomBytes(saltLength);
  const header = randomBytes(secretstreamHeaderLength);
  const key = await argon2Key(password, salt, { ...cost, parallelism: 1 }, onProgress);
  return JSON.stringify({
    version,
    kdfParams: {
      memLimit: cost.memory * 1024,
      opsLimit: cost.iterations,
      salt: toBase64(salt),
    },
    encryptedData: toBase64(sealSecretstream(key, header, toUtf8(plainText))),
    encryptionNonce: toBase64(header),
  });
}
