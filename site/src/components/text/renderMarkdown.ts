/** Renders legal texts and help, so that they name the vendor of this site and link to its pages. */
import { defineMdastPlugin, markdownToHtml } from 'satteri';
import * as site from '../../../site.config.ts';
import { localeRoot } from '../../addresses.ts';
import { defaultLocale } from '../../i18n/locales.ts';

interface RenderOptions {
  /** The file's name, for error messages. */
  readonly file: string;
  /** The address of the documentation, for the placeholder `%documentation%`. */
  readonly documentation?: string | undefined;
  /** The path of the page that shows the text. Links to its own sections get this path. */
  readonly path: string;
  /** Returns the HTML of a figure, which a text includes by `![label](figure:name)`. */
  readonly renderFigure?: ((name: string, label: string) => string) | undefined;
}

/** The values of placeholders in texts, such as `%brand%`. */
const values: Readonly<Record<string, string>> = {
  brand: site.brand,
  product: site.productName,
  company: site.company.name,
  email: site.contact.email,
  business: site.business.email,
  site: site.officialSite,
};

type FillOptions = Pick<RenderOptions, 'file' | 'documentation'>;

function fillIn(text: string, { file, documentation }: FillOptions): string {
  return text.replaceAll(/%([a-z]+)%/g, (placeholder, name: string) => {
    const value = name === 'documentation' ? documentation : values[name];
    if (value === undefined) throw new Error(`${file}: ${placeholder} isn’t a known value.`);
    return value;
  });
}

/** Fills in placeholders, and completes links to the text's own sections and to pages of the site. */
function valuesAndLinks(options: RenderOptions) {
  const { path } = options;
  const addressOf = (url: string) => {
    if (url.startsWith('#')) return path + url;
    return url.startsWith('/') ? localeRoot(defaultLocale) + url.slice(1) : fillIn(url, options);
  };
  return defineMdastPlugin({
    name: 'values-and-links',
    text: (node, context) => context.setProperty(node, 'value', fillIn(node.value, options)),
    link: (node, context) => context.setProperty(node, 'url', addressOf(node.url)),
  });
}

interface Anchor {
  readonly hProperties?: { readonly id?: string };
}

/** Replaces the paragraph `[contents]` by a list of links to the sections. Throws if a heading has no anchor. */
function contents({ file, path }: RenderOptions) {
  return defineMdastPlugin({
    name: 'contents',
    heading(node, context) {
      const { hProperties }: Anchor = node.data ?? {};
      if (hProperties?.id === undefined)
        throw new Error(`${file}: the heading “${context.textContent(node)}” has no {#anchor}.`);
    },
    paragraph(node, context) {
      if (context.textContent(node) !== '[contents]') return;
      const sections = context
        .parent(node)
        .children.filter((child) => child.type === 'heading' && child.depth === 2);
      context.replaceNode(node, {
        type: 'list',
        data: { hProperties: { className: 'contents', 'data-testid': 'contents' } },
        children: sections.map((section) => ({
          type: 'listItem',
          children: [
            {
              type: 'paragraph',
              children: [
                {
                  type: 'link',
                  url: `${path}#${(section.data as Anchor).hProperties?.id}`,
                  children: [{ type: 'text', value: context.textContent(section) }],
                },
              ],
            },
          ],
        })),
      });
    },
  });
}

/** Replaces images that have an address such as `figure:login` by figures. */
function figures({ file, renderFigure }: RenderOptions) {
  return defineMdastPlugin({
    name: 'figures',
    image(node, context) {
      const [, name] = /^figure:(.*)$/.exec(node.url) ?? [];
      if (name === undefined) return;
      if (!renderFigure) throw new Error(`${file}: this page has no figures.`);
      context.replaceNode(node, { type: 'html', value: renderFigure(name, node.alt ?? '') });
    },
  });
}

/** A closing parenthesis, possibly in an element, that a Korean particle follows: '(Emergency)을'. */
const parenthesisBeforeParticle = /\)((?:<\/[a-z]+>)*)(?=[가-힣])/gu;

/** An email address as the text of a link. It can be wider than a phone, and may break after its “@”. */
const emailInLink = /(>[^<>\s]+@)([^<>\s]+<\/a>)/g;

/**
 * Renders a text of src/content/ as HTML. Astro caches its own rendering of content collections, but here links and
 * figures depend on the page, and placeholders on site.config.ts.
 * @throws {Error} naming the file, if the text has an unknown placeholder or figure, or a heading without an anchor
 */
export function renderMarkdown(markdown: string, options: RenderOptions): string {
  const { html } = markdownToHtml(markdown, {
    features: { headingAttributes: true },
    mdastPlugins: [valuesAndLinks(options), contents(options), figures(options)],
  });
  // A word joiner keeps the particle in the line of its noun.
  return html
    .replaceAll(parenthesisBeforeParticle, ')$1\u2060')
    .replaceAll(emailInLink, '$1<wbr>$2');
}
