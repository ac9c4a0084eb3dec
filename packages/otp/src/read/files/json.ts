/** What parsed JSON is, of which nothing is known. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether this is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list under a name, or undefined. */
export function listIn(object: JsonObject, name: string): readonly unknown[] | undefined {
  const value = object[name];
  return Array.isArray(value) ? value : undefined;
}

/** The object under a name, or an empty one. */
export function objectIn(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  return isObject(value) ? value : {};
}

/** The text under a name, trimmed; empty where there is none. */
export function textIn(object: JsonObject, name: string): string {
  const value = object[name];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * The number under a name as text, undefined where there is none. One beyond 2^53 has lost its
 * last digits in parsing, and is given in a form that no number is read from.
 */
export function numberIn(object: JsonObject, name: string): string | undefined {
  const value = object[name];
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return undefined;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? `≈${value}` : String(value);
}

/** Every text in a JSON value, in its order; as deep as it may be. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next).toReversed()) waiting.push(inner);
  }
  return texts;
}
