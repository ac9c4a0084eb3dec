/** The styles of Move, for visitors who come from another tool. The page of Move contains them. */
const texts = import.meta.glob<string>('./**/*.module.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});

export const moveStyles = Object.values(texts).join('');
