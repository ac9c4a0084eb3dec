import { DamagedFileError, UnsupportedError } from './errors.ts';

/** A parsed JSON object whose fields haven't been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether the value is an object, but not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a JSON object that was encrypted or nested in a string. @throws {DamagedFileError} if it isn't one */
export function parseObject(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DamagedFileError('no JSON');
  }
  if (!isJsonObject(value)) throw new DamagedFileError('no JSON object');
  return value;
}

/** @throws {DamagedFileError} if the field isn't an object */
export function objectOf(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  if (!isJsonObject(value)) throw new DamagedFileError(`${name} isn’t an object`);
  return value;
}

/** @throws {DamagedFileError} if the field isn't a string */
export function textOf(object: JsonObject, name: string): string {
  const value = object[name];
  if (typeof value !== 'string') throw new DamagedFileError(`${name} isn’t text`);
  return value;
}

/**
 * Returns an integer parameter, such as a number of iterations.
 *
 * @throws {DamagedFileError} if the field isn't an integer
 * @throws {UnsupportedError} if it is out of bounds, which are included
 */
export function integerOf(
  object: JsonObject,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const value = object[name];
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new DamagedFileError(`${name} isn’t an integer`);
  if (value < min || value > max) throw new UnsupportedError(`${name} is out of bounds`);
  return value;
}
