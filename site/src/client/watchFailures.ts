/** Tells visitors that a part of the page is missing, for example if a script didn't load, and offers to reload. */

const noticeId = 'incomplete';

/** Shows the notice (FailureNotice.tsx) when a script fails or an island can't be hydrated. */
export function watchFailures(): void {
  const show = () => {
    const notice = document.getElementById(noticeId);
    if (!notice?.hidden) return;
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  // Browsers dispatch `error` for some warnings, too, but without an Error object.
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
