/**
 * The styles of all tools. A page has the styles of its own tool in its head; those of the others are needed when
 * the visitor switches tools in place. Rules that a tool overrides come before the tool's own.
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
const tools = import.meta.glob<string>(['./*/**/*.module.css', '!./settings/*'], {
  eager: true,
  query: '?inline',
  import: 'default',
});

export const toolStyles = [shared, lab, tools].flatMap((texts) => Object.values(texts)).join('');
