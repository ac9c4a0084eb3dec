/**
 * The styles of all tools except Move, which has its own (move/styles.ts). The head of a page contains the styles of
 * its own tool only, and the visitor may switch to another. Shared rules come first, because the tools override them.
 */
const shared = import.meta.glob<string>('../components/{ui,shared}/*.module.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});
const lab = import.meta.glob<string>('./{*,settings/*}.module.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});
const tools = import.meta.glob<string>(['./*/**/*.module.css', '!./settings/*', '!./move/**'], {
  eager: true,
  query: '?inline',
  import: 'default',
});

export const toolStyles = [shared, lab, tools].flatMap((texts) => Object.values(texts)).join('');
