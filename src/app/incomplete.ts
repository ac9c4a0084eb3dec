const noticeId = 'incomplete';

/**
 * Shows the document's notice that a part did not arrive, whenever a script fails; its button loads
 * the page again.
 */
export function tellOfFailures(): void {
  addEventListener('error', ({ error }) => {
    const notice = document.getElementById(noticeId);
    // Warnings that browsers send the same way carry no error.
    if (!notice || !error) return;
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => location.reload());
  });
}
