import * as site from '../../../site.config.ts';

/** As much of a Markdown tree as the steps below touch. */
interface Node {
  readonly type: string;
  readonly depth?: number;
  value?: string;
  url?: string;
  children?: Node[];
  data?: { hProperties?: Record<string, string>; hName?: string };
}

const values: Readonly<Record<string, string>> = {
  brand: site.brand,
  product: site.productName,
  company: site.company.name,
  email: site.contact.email,
  business: site.business.email,
  site: site.officialSite,
};

function fill(text: string): string {
  return text.replaceAll(/%([a-z]+)%/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`%${name}% is no setting of site.config.ts`);
    return value;
  });
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** A text step: `%brand%` and its like become the vendor's values. */
export function vendorValues() {
  return (tree: Node) =>
    walk(tree, (node) => {
      if (node.value !== undefined) node.value = fill(node.value);
      if (node.url !== undefined) node.url = fill(node.url);
    });
}

/** A text step: `## Heading {#anchor}` gives the heading that id, the same in every language. */
export function anchors() {
  return (tree: Node) =>
    walk(tree, (node) => {
      const last = node.children?.at(-1);
      if (node.type !== 'heading' || last?.value === undefined) return;
      const match = /^(.*?)\s*\{#([a-z][a-z0-9-]*)\}$/s.exec(last.value);
      if (!match) throw new Error(`the heading “${last.value}” has no {#anchor}`);
      last.value = match[1] ?? '';
      node.data = { ...node.data, hProperties: { id: match[2] ?? '' } };
    });
}

/** A text step: a list of the sections stands where the text has the line `[contents]`. */
export function contents() {
  return (tree: Node) => {
    const children = tree.children ?? [];
    const place = children.findIndex(
      (node) => node.type === 'paragraph' && node.children?.[0]?.value === '[contents]',
    );
    if (place < 0) return;
    const sections = children.filter((node) => node.type === 'heading' && node.depth === 2);
    children[place] = {
      type: 'list',
      data: { hName: 'ul', hProperties: { className: 'contents', 'data-testid': 'contents' } },
      children: sections.map((section) => ({
        type: 'listItem',
        children: [
          {
            type: 'link',
            url: `#${section.data?.hProperties?.id}`,
            children: structuredClone(section.children ?? []),
          },
        ],
      })),
    };
  };
}
