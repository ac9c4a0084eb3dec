/** A string, a bracket, a comma or a colon of JSON. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/gsu;

/**
 * Returns the text of one member of a JSON object as it is in the file, because parsing rounds counters above 2^53.
 * Returns undefined if there is no such member.
 *
 * @param json a valid JSON object
 * @param name if several members have the name, the last counts, as in `JSON.parse`
 */
export function memberText(json: string, name: string): string | undefined {
  let depth = 0;
  let key: string | undefined;
  let previous = '';
  let start = 0;
  let found: string | undefined;
  for (const { 0: text, index } of json.matchAll(token)) {
    const isEnd = text === '}' || text === ']';
    if (depth === 1 && text === ':') {
      key = String(JSON.parse(previous));
      start = index + 1;
    } else if (depth === 1 && (text === ',' || isEnd) && key === name) {
      found = json.slice(start, index).trim();
    }
    if (isEnd) depth -= 1;
    else if (text === '{' || text === '[') depth += 1;
    previous = text;
  }
  return found;
}
