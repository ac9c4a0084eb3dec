/**
 * Closes the menu in a navigation when the visitor presses a link in it, presses or focuses something else, or presses
 * Escape.
 * @param navigation contains the menu's `details`
 * @returns a function that stops closing it
 */
export function closeMenuAfterUse(navigation: HTMLElement): () => void {
  const menu = navigation.querySelector('details');
  if (!menu) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    menu.open = false;
  };
  const closeFromOutside = ({ target }: Event) => {
    if (target instanceof Node && !navigation.contains(target)) close();
  };
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, closeFromOutside, { signal });
  navigation.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    },
    { signal },
  );
  navigation.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => listening.abort();
}
