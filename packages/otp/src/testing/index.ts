/**
 * For tests: seeded random numbers and accounts, and URIs and exports as other programs write them. Also simulated runs
 * against servers, and the steps of HOTP for simulated apps.
 */
export { pick, randomBytes, randomCounter, type RandomSource, seededNumbers } from './random.ts';
export { randomAccount, withSpareBits } from './accounts.ts';
export { type ExportAccount, exportPayload, exportUri, protobufField } from './export.ts';
export { bytesOf, eightBytes, lastDigits, lastNibble, truncate, wordAt } from './hotpSteps.ts';
export { fileWriters } from './fileWriters.ts';
export { mutatedText } from './mutatedText.ts';
export { simulateServerRun, type TestedServer } from './simulateServerRun.ts';
export { everySecond, allOrSample } from './sweep.ts';
export { otpLabWriter, uriWriters } from './uriWriters.ts';
export { decodeSecret, type Writer } from './writer.ts';
