/** A parsed JSON object whose shape hasn't been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether the value is an object, but not an array. */
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

/** Returns a string property as it is, or an empty string. */
export function exactTextIn(object: JsonObject, name: string): string {
  const value = object[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the names in an array property without empty ones. */
export function namesIn(object: JsonObject, name: string): readonly string[] {
  const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return (listIn(object, name) ?? []).filter(isName);
}

/**
 * Returns a map from the property `key` of each object in an array to its property `value`, such as from ids of groups
 * to names. A key may be a number.
 */
export function textsByKey(
  list: readonly unknown[] | undefined,
  key: string,
  value: string,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const item of list ?? [])
    if (isObject(item)) texts.set(numberIn(item, key) ?? '', exactTextIn(item, value));
  return texts;
}

/** Limits the time for hostile files. Real accounts are in fewer than ten groups. */
const maxGroups = 100;

/** Adds a value to the list of a key, unless the list already has `maxGroups` values. */
export function addToList(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (list.length < maxGroups) list.push(value);
}

/** Returns the names of the keys, each once, without unknown and empty ones. */
export function lookUp(
  names: ReadonlyMap<string, string>,
  keys: readonly string[],
): readonly string[] {
  const found = keys.map((key) => names.get(key) ?? '').filter((name) => name !== '');
  return [...new Set(found)];
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

/**
 * Returns all strings in a JSON value in order, at any depth. Uses no recursion, so deep nesting can't overflow the
 * stack.
 */
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
