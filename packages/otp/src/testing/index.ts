/** Seeded random numbers, accounts, and the URIs and exports of other programs, for tests. */
export { pick, randomBytes, randomCounter, seededNumbers } from './random.ts';
export { randomAccount, withSpareBits } from './accounts.ts';
export { type ExportAccount, exportPayload, exportUri, protobufField } from './export.ts';
export { fileWriters } from './fileWriters.ts';
export { mutatedUri } from './fuzz.ts';
export { everySecond, inSweep } from './sweep.ts';
export { ours, uriWriters } from './uriWriters.ts';
export { bytesOf, type Writer } from './writer.ts';
