import type { Tool } from '../routes.ts';
import type { ToolModule } from './tools.ts';

/**
 * Loads the code of a tool when the visitor switches to it. The build renders a tool's page with a direct import
 * (pages/[...locale]/otpqr/) instead, so that the page contains the styles of that tool only.
 */
const modules: Readonly<Record<Tool, () => Promise<ToolModule>>> | undefined = import.meta.env.SSR
  ? undefined
  : {
      make: () => import('./make/Make.tsx'),
      check: () => import('./check/Check.tsx'),
      read: () => import('./read/Read.tsx'),
      test: () => import('./test/Test.tsx'),
      vectors: () => import('./vectors/Vectors.tsx'),
      program: () => import('./program/Program.tsx'),
      notes: () => import('./notes/Notes.tsx'),
      move: () => import('./move/Move.tsx'),
    };

const loading = new Map<string, Promise<void>>();

/** Adds styles to the page, once. */
function addStyles(name: string, load: () => Promise<string>): Promise<void> {
  const add = async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await load());
    document.adoptedStyleSheets.push(sheet);
  };
  const added = loading.get(name) ?? add();
  loading.set(name, added);
  added.catch(() => loading.delete(name));
  return added;
}

/** Adds the styles of all tools except Move and, if the visitor opens Move, the styles of Move. */
async function addToolStyles(tool: Tool): Promise<void> {
  await addStyles('tools', async () => (await import('./toolStyles.ts')).toolStyles);
  if (tool === 'move')
    await addStyles('move', async () => (await import('./move/styles.ts')).moveStyles);
}

/** Loads a tool's component and its styles. Rejects if a download fails. */
export async function loadTool(tool: Tool) {
  if (!modules) throw new Error('Tools are loaded in the browser only.');
  const [{ default: Component }] = await Promise.all([modules[tool](), addToolStyles(tool)]);
  return Component;
}
