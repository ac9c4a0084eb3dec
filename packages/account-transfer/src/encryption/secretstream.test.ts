import { fromHex, toHex } from '@otp-lab/otp';
import { describe, expect, it } from 'vitest';
import { finalMark, openSecretstream, sealSecretstream } from './secretstream.ts';

/**
 * Messages that libsodium encrypted with the mark TAG_FINAL: libsodium-wrappers-sumo 0.7 (2026-11-24), functions
 * `crypto_secretstream_xchacha20poly1305_init_push` and `_push`. Key and content follow from the length.
 */
const vectors = [
  {
    length: 0,
    header: 'f53f0187401e341d4840282efe688bd69bf2651145c05f24',
    message: '6d4921ef91cefa8fc4dfdde7f426e00572',
  },
  {
    length: 1,
    header: 'cf12457a6d05166e99cde06d43595dbdd8c067fad5ede21f',
    message: 'add280049a8e443806e5296c1b40f10428ef',
  },
  {
    length: 15,
    header: '25ddaf9609bf7c3f27a3b8867390898ef0756ffa67b9b153',
    message: 'f901f7f023b91b48dfea6f103146fb2dec9457812284c2f86e08e69bb1c03a34',
  },
  {
    length: 16,
    header: '65495d42431869a769cae44ab397f17dbe169ddd3b7bdee5',
    message: 'c94ae0476a75c14842e71aa9b99f436aa73d4dc8137ea4f391d271b9ffedb2f51e',
  },
  {
    length: 17,
    header: 'fd010101b142cb5d20a9c09e289810599d7208d81db578f8',
    message: '00af2b44e6c24fde69e3a2f336a314c03829bb67d1fa653b6b4d800145137eb98be7',
  },
  {
    length: 48,
    header: '661e1cf0fa87ba811ba2370be660f7fb33d1f40869804812',
    message:
      '08e1a8e0d31add4273b0005e54880db913791f368e90e5d4975178565ecb25e7b8858cc95f2e0c153983de80ee6b7d6084d41ced5f110ec65dd687db18b87244e8',
  },
  {
    length: 63,
    header: 'aa0399eb1f4502b0b53600e8c24091684abeb67212d45980',
    message:
      '9f1ab69db16e9b057aabfeb3e7a6e5e56ee015d5bb1c5692cd3cfd76b237c459682d96b7f02ceb5e452d31e1956a4e0a9190822e6cdda9f16cbe30e85a0b67b47815df02652648f779b0a620bbb1faef',
  },
  {
    length: 64,
    header: 'c61e8fab7ac3bf12cc0555857c781efff8e16737f0c6e166',
    message:
      '8f8753e890baf4fba1fd519048785e5b0b552353f08f2b71642cc7046a375570092b759d928bad3ab83f4d2b2406cc7ebefe835296b3380fdbd43a88402f4bc987489abfd9eac99e2160bb8ed599abe45e',
  },
  {
    length: 65,
    header: 'ed3db4bc18a92da5aa4e4ca3489e574b9a60eafdcbdd0ca1',
    message:
      '96e300a00da4e65ac376de792a726b5e1b63116671d14a9ecdfc660180bc15abd8cd59ccf1aa72081cbb1bc7e31f0beab011d7db3a5c2fbc5f94eb1ba0ae2f7bdd1e630ef39bc1825830deacfec3793df320',
  },
  {
    length: 200,
    header: 'd26d678502959eeac4eb48dd5f7f438f5d39ce347da22e96',
    message:
      '780b9ab446e07bcb9c438d3028a6ac6a2153c177b20c3442a86e427ce3e7d26697eb8233c9371d9968ae98da89c408d8ca93372843e0780b2d61ae0e4851f723d21f7297f30eb4a17f2b97de85068aaaf0e7787494a2b8c2b310767f3b3bb35ac2df2e1494c073aeb456e1952047c26d83b4323ab9e1ca04a25ae8d3cbe573b7ac6a27019dfa6329c4a8aeca66950d2cddc2070a962833adff35366ba6076e121ed3397d8770e7340d7d1ecb02546773b0d1dae68827a8aacdf8d4f6ffbd9ddf1b05526204639d4f11fe707330e8405c7e74497bf1d96a2dc6',
  },
];

const keyOf = (length: number) => Uint8Array.from({ length: 32 }, (_, index) => index * 7 + length);
const contentOf = (length: number) => Uint8Array.from({ length }, (_, index) => index * 3 + 1);

describe.each(vectors)(
  'a message of libsodium with $length bytes',
  ({ length, header, message }) => {
    it('is decrypted', () => {
      const opened = openSecretstream(keyOf(length), fromHex(header), fromHex(message));
      expect(opened?.mark).toBe(finalMark);
      expect(toHex(opened?.content ?? Uint8Array.of())).toBe(toHex(contentOf(length)));
    });

    it('equals the message that this package encrypts', () => {
      expect(toHex(sealSecretstream(keyOf(length), fromHex(header), contentOf(length)))).toBe(
        message,
      );
    });

    it('is rejected after a change of any byte, and with another key', () => {
      for (let index = 0; index < length + 17; index += 1) {
        const changed = fromHex(message).map((byte, at) => (at === index ? byte ^ 1 : byte));
        expect(openSecretstream(keyOf(length), fromHex(header), changed)).toBeUndefined();
      }
      expect(
        openSecretstream(keyOf(length + 1), fromHex(header), fromHex(message)),
      ).toBeUndefined();
    });
  },
);
