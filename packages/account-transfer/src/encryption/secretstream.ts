import { chacha20, hchacha } from '@noble/ciphers/chacha.js';
import { poly1305 } from '@noble/ciphers/_poly1305.js';
import { hasSameBytes } from './hasSameBytes.ts';

/** The length of the header that precedes the messages of a stream, in bytes. */
export const secretstreamHeaderLength = 24;

/** How many bytes a message has in addition to its content: an encrypted mark and a Poly1305 tag. */
export const secretstreamOverhead = 17;

/** The mark of the last message of a stream. */
export const finalMark = 3;

const macLength = 16;
const blockLength = 64;

/** The words of 'expand 32-byte k', the constant of ChaCha20 (RFC 8439 section 2.3). */
const chachaConstant = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

/** Returns the bytes as little-endian words. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
}

/** Returns the words as little-endian bytes. */
function bytesOf(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  return bytes;
}

/** The key and the nonce of the first message. */
interface FirstState {
  readonly key: Uint8Array;
  readonly nonce: Uint8Array;
}

/**
 * Derives the first state like libsodium's `init_push` and `init_pull`. HChaCha20 derives the key from 16 bytes of the
 * header. The nonce is the counter 1 and the other 8 bytes.
 */
function firstState(key: Uint8Array, header: Uint8Array): FirstState {
  const subkey = new Uint32Array(8);
  hchacha(chachaConstant, wordsOf(key), wordsOf(header.subarray(0, 16)), subkey);
  return { key: bytesOf(subkey), nonce: Uint8Array.of(1, 0, 0, 0, ...header.subarray(16)) };
}

/**
 * Returns the tag over the encrypted block of the mark, the encrypted content and their length. libsodium pads with
 * `(16 - 64 + length) % 16` zeros, so the padding doesn't complete the last block. The format can't be changed anymore,
 * so this function pads like libsodium.
 */
function macOf(state: FirstState, markBlock: Uint8Array, encrypted: Uint8Array): Uint8Array {
  const macKey = chacha20(state.key, state.nonce, new Uint8Array(32), undefined, 0);
  const padding = new Uint8Array(encrypted.length % 16);
  const lengths = new Uint8Array(16);
  new DataView(lengths.buffer).setBigUint64(8, BigInt(blockLength + encrypted.length), true);
  const mac = poly1305.create(macKey);
  return mac.update(markBlock).update(encrypted).update(padding).update(lengths).digest();
}

/** The first message of a stream. */
export interface SecretstreamMessage {
  readonly content: Uint8Array;
  readonly mark: number;
}

/**
 * Decrypts the first message of libsodium's secretstream (XChaCha20-Poly1305) without associated data. Returns
 * undefined if the key is wrong, or the message was changed.
 *
 * HChaCha20, ChaCha20 and Poly1305 come from @noble/ciphers, which has no secretstream. libsodium for JavaScript would
 * need WebAssembly. Streams of several messages aren't supported: Ente Auth writes one. Source (read 2026-11-24):
 * jedisct1/libsodium, `src/libsodium/crypto_secretstream/xchacha20poly1305/secretstream_xchacha20poly1305.c`.
 *
 * @param key 32 bytes
 * @param header 24 bytes
 * @param message at least 17 bytes
 */
export function openSecretstream(
  key: Uint8Array,
  header: Uint8Array,
  message: Uint8Array,
): SecretstreamMessage | undefined {
  const state = firstState(key, header);
  const encryptedMark = message.subarray(0, 1);
  const encrypted = message.subarray(1, message.length - macLength);
  const mac = message.subarray(message.length - macLength);
  // Only the first byte of the block is stored. The others are encrypted zeros.
  const markBlock = new Uint8Array(blockLength);
  markBlock.set(encryptedMark);
  const decrypted = chacha20(state.key, state.nonce, markBlock, undefined, 1);
  const mark = decrypted[0] ?? 0;
  decrypted.set(encryptedMark);
  if (!hasSameBytes(macOf(state, decrypted, encrypted), mac)) return undefined;
  return { content: chacha20(state.key, state.nonce, encrypted, undefined, 2), mark };
}

/**
 * Encrypts a stream of one message, as `openSecretstream` decrypts it. Returns the message.
 *
 * @param key 32 bytes
 * @param header 24 random bytes
 */
export function sealSecretstream(
  key: Uint8Array,
  header: Uint8Array,
  content: Uint8Array,
): Uint8Array {
  const state = firstState(key, header);
  const mark = new Uint8Array(blockLength);
  mark[0] = finalMark;
  const markBlock = chacha20(state.key, state.nonce, mark, undefined, 1);
  const encrypted = chacha20(state.key, state.nonce, content, undefined, 2);
  const mac = macOf(state, markBlock, encrypted);
  const message = new Uint8Array(content.length + secretstreamOverhead);
  message.set(markBlock.subarray(0, 1));
  message.set(encrypted, 1);
  message.set(mac, 1 + encrypted.length);
  return message;
}
