/** A parsed JSON object whose shape hasn't been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether the value is an object, but not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an array property, or undefined. */
export function listIn(object: JsonObject, name: string): readonly unknown[] | undefined {
  const value = object[name];
  return Array.isArray(value) ? value : undefined;
}

/** Returns an object property, or an empty object. */
export function objectIn(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  return isObject(value) ? value : {};
}

/** Returns a string property, trimmed, or an empty string. */
export function textIn(object: JsonObject, name: string): string {
  const value = object[name];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Returns a number property as text, or undefined. An integer beyond 2^53 has lost its last digits
 * in parsing, so it gets a '≈' that makes it an invalid number.
 */
export function numberIn(object: JsonObject, name: string): string | undefined {
  const value = object[name];
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return undefined;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? `≈${value}` : String(value);
}

/** Returns all strings in a JSON value in order, at any depth. Iterative, so it can't overflow. */
export function stringsIn(value: unknown): string[] {
  const texts: string[] = [];
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string') texts.push(next);
    else if (Array.isArray(next))
      for (let index = next.length - 1; index >= 0; index -= 1) pending.push(next[index]);
    else if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next).toReversed()) pending.push(inner);
  }
  return texts;
}
