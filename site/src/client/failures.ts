const noticeId = 'incomplete';

/** Shows the page's notice that a part is missing when a script fails or an island cannot be hydrated. */
export function showFailures(): void {
  const show = () => {
    const notice = document.getElementById(noticeId);
    if (!notice?.hidden) return;
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  // Browsers report warnings by the same event, but without an error.
  addEventListener('error', ({ error }) => error && show());
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) show();
    },
    true,
  );
  addEventListener('astro:hydration-error', show);
}
