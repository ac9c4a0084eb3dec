/** A message as icu-minify compiles it at build, as far as the catalogs use its kinds. */
export type Message = string | readonly Node[];

type Branches = Readonly<Record<string, Message | Node>>;
type Node = string | typeof pound | readonly [name: string, ...rest: readonly unknown[]];

/** What a message is filled with: texts, numbers, and a function for each tag. */
export type Values = Readonly<Record<string, unknown>>;

const pound = 0;
const select = 1;
const plural = 2;
const number = 4;

/** A number as the language writes it. */
function formatNumber(value: number, language: string): string {
  // Intl's first formatter costs a phone 100 ms and more, and these need no separators.
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  return isSmall ? String(value) : new Intl.NumberFormat(language).format(value);
}

type Part = unknown;

function branchOf(
  name: string,
  branches: Branches,
  kind: unknown,
  values: Values,
  language: string,
) {
  const value = values[name];
  const category =
    kind === plural ? new Intl.PluralRules(language).select(Number(value)) : String(value);
  return branches[`=${String(value)}`] ?? branches[category] ?? branches.other ?? '';
}

function isNodes(content: Message | Node): content is readonly Node[] {
  return Array.isArray(content);
}

function formatAll(
  content: Message | Node,
  language: string,
  values: Values,
  count: unknown,
): Part[] {
  const nodes = isNodes(content) ? content : [content];
  return nodes.flatMap((node): Part[] => {
    if (typeof node === 'string') return [node];
    if (node === pound) return [formatNumber(Number(count), language)];
    const [name, kind, detail] = node;
    if (!(name in values)) throw new Error(`a message lacks its value ${name}`);
    const value = values[name];
    if (node.length === 1) return [value];
    if (kind === number)
      return [
        detail === 'percent'
          ? new Intl.NumberFormat(language, { style: 'percent' }).format(Number(value))
          : formatNumber(Number(value), language),
      ];
    if (kind === select || kind === plural) {
      const branch = branchOf(name, detail as Branches, kind, values, language);
      return formatAll(branch, language, values, kind === plural ? value : count);
    }
    const children = formatAll(node.slice(1) as Node[], language, values, count);
    return [typeof value === 'function' ? value(children) : children];
  });
}

/**
 * A message in a language: one text where all its parts are texts and numbers, otherwise its parts.
 * Tags call their function with their parts (ICU MessageFormat; select, plural, #, numbers, percentages and tags).
 */
export function format(message: Message, language: string, values: Values = {}): unknown {
  const parts = formatAll(message, language, values, undefined);
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? parts.join('')
    : parts;
}
