/** For tests: seeded random numbers and accounts, and URIs and exports as other programs write them. */
export { pick, randomBytes, randomCounter, seededNumbers } from './random.ts';
export { randomAccount, withSpareBits } from './accounts.ts';
export { type ExportAccount, exportPayload, exportUri, protobufField } from './export.ts';
export { fileWriters } from './fileWriters.ts';
export { mutatedText } from './fuzz.ts';
export { everySecond, inSweep } from './sweep.ts';
export { otpLabWriter, uriWriters } from './uriWriters.ts';
export { decodeSecret, type Writer } from './writer.ts';
