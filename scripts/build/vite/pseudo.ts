/** A message as icu-minify compiles it: texts, and arrays that begin with an argument's name. */
type Compiled = string | number | readonly Compiled[] | { readonly [branch: string]: Compiled };

/** A language that nobody speaks, for development: what is not in its letters was not translated. */
export const pseudoLanguage = { tag: 'en-XA', name: '[Þšéûðø]' };

const plain = 'aceinostuyACEINOSTUY';
const marked = 'åçéîñøšţûýÅÇÉÎÑØŠŢÛÝ';

function mark(text: string): string {
  return [...text].map((letter) => marked[plain.indexOf(letter)] ?? letter).join('');
}

function markAll(content: Compiled): Compiled {
  if (typeof content === 'string') return mark(content);
  if (Array.isArray(content)) return content.map(markNode);
  if (typeof content === 'object')
    return Object.fromEntries(
      Object.entries(content).map(([branch, inner]) => [branch, markAll(inner)]),
    );
  return content;
}

/** Within a message an array is an argument: its name stays, a number after it says its kind. */
function markNode(node: Compiled): Compiled {
  if (!Array.isArray(node)) return markAll(node);
  const [name, ...rest] = node as readonly Compiled[];
  const isTag = typeof rest[0] !== 'number';
  const inner = rest.map((part) =>
    isTag ? markNode(part) : typeof part === 'object' ? markAll(part) : part,
  );
  return [name ?? '', ...inner];
}

/** A compiled catalog in the pseudo-language: every text in brackets, its letters with marks. */
export function pseudoCatalog(compiled: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(compiled).map(([key, value]) => {
      if (typeof value === 'string') return [key, `[${mark(value)}]`];
      if (Array.isArray(value)) return [key, ['[', ...(markAll(value) as Compiled[]), ']']];
      return [key, pseudoCatalog(value as Record<string, unknown>)];
    }),
  );
}
