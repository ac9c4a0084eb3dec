const shownFor = 2500;

async function copy(button: HTMLButtonElement): Promise<void> {
  const { copy: text = '', done = '', failed = '' } = button.dataset;
  const status = button.parentElement?.querySelector('[aria-live]');
  let outcome = done;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    outcome = failed;
  }
  if (!status) return;
  status.textContent = outcome;
  setTimeout(() => {
    status.textContent = '';
  }, shownFor);
}

function onClick({ target }: Event): void {
  const button = target instanceof Element && target.closest('button[data-copy]');
  if (button instanceof HTMLButtonElement) void copy(button);
}

/**
 * Answers the buttons with `data-copy` in an area of still HTML: copies that text and says in the
 * live region beside the button `data-done` or `data-failed`.
 */
export function answerCopyButtons(area: HTMLElement): () => void {
  area.addEventListener('click', onClick);
  return () => area.removeEventListener('click', onClick);
}
