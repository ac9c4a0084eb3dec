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
    };

let styles: Promise<void> | undefined;

/** Adds the styles of all tools to the page, once. */
function addStyles(): Promise<void> {
  const add = async () => {
    const { toolStyles } = await import('./toolStyles.ts');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(toolStyles);
    document.adoptedStyleSheets.push(sheet);
  };
  styles ??= add();
  styles.catch(() => (styles = undefined));
  return styles;
}

/** Loads a tool's component and the styles of all tools. Rejects if a download fails. */
export async function loadTool(tool: Tool) {
  if (!modules) throw new Error('Tools are loaded in the browser only.');
  const [{ default: Component }] = await Promise.all([modules[tool](), addStyles()]);
  return Component;
}
