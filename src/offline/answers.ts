import { languages, unreachable } from 'virtual:kept';
import { isKept, keepPicture, keptCopy, keptLanguages, keptPicture } from './store.ts';

/** How long a document may take before its kept copy is shown, in milliseconds. */
const patience = 4000;

/** The language whose documents stand at the root, and the folders of the others. */
const [rootLanguage = ''] = Object.keys(languages);

interface Asked {
  readonly language: string;
  /** The screen's name in the address; empty for main. */
  readonly name: string;
}

function readPath(path: string): Asked {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const tag = Object.keys(languages).find(
    (language) => language !== rootLanguage && language.toLowerCase() === first.toLowerCase(),
  );
  return tag
    ? { language: tag, name: rest.join('/') }
    : { language: rootLanguage, name: [first, ...rest].filter(Boolean).join('/') };
}

/** The address at which a kept document shows what was asked for. */
function hashAddress({ language, name }: Asked, search: string, kept: string): string {
  const query = new URLSearchParams(search);
  // Without it the document of another language would lead back to where nothing is kept.
  if (kept !== language) query.set('lang', kept);
  const folder = kept === rootLanguage ? '/' : `/${kept}/`;
  return `${folder}${query.size > 0 ? `?${query}` : ''}#/${name}`;
}

/** What can be shown of a document without the host. */
async function keptDocument({ pathname, search }: URL): Promise<Response> {
  const own = await keptCopy(pathname);
  if (own) return own;
  const asked = readPath(pathname);
  const tags = await keptLanguages();
  const language = tags.includes(asked.language) ? asked.language : tags[0];
  const address = language && hashAddress(asked, search, language);
  if (address && (await keptCopy(new URL(address, location.href).pathname)))
    return Response.redirect(address);
  return new Response(unreachable[asked.language], {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    },
  });
}

/** A document: the host's, so that it is the newest; the kept one where the host does not answer. */
export async function answerDocument(request: Request): Promise<Response> {
  const address = new URL(request.url);
  const isFile = /\.[a-z0-9]+$/.test(address.pathname);
  const fromHost = fetch(request).catch(() => undefined);
  const slow = isKept(address.pathname)
    ? [new Promise<undefined>((resolve) => void setTimeout(resolve, patience))]
    : [];
  const answer = await Promise.race([fromHost, ...slow]);
  if (answer && answer.status < 500) return answer;
  if (isFile) return (await fromHost) ?? Response.error();
  return keptDocument(address);
}

/** A file that never changes under its name: the kept copy, else the host's. */
export async function answerFile(request: Request): Promise<Response> {
  return (await keptCopy(new URL(request.url).pathname)) ?? fetch(request);
}

/** A picture: the host's, which is kept; the kept one where the host does not answer. */
export async function answerPicture(
  request: Request,
  keep: (work: Promise<void>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = await fetch(request).catch(() => undefined);
  if (!answer)
    return (await keptCopy(pathname)) ?? (await keptPicture(pathname)) ?? Response.error();
  // Where there is no room for it, it is shown all the same.
  if (answer.status === 200 && !isKept(pathname))
    keep(keepPicture(pathname, answer.clone()).catch(() => undefined));
  return answer;
}
