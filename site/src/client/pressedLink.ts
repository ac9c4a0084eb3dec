/** The properties that the DOM's events and those of React share. */
type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target' | 'defaultPrevented'
>;

/**
 * Returns the link to a page that a click opens in this tab, or undefined. With other buttons or with a modifier key,
 * the browser opens the link elsewhere. A download or an email leaves the page open.
 */
export function pressedLink({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  target,
  defaultPrevented,
}: Press): HTMLAnchorElement | undefined {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.protocol.startsWith('http')) return undefined;
  const opensHere = /^(_self)?$/.test(link.target) && !link.hasAttribute('download');
  return opensHere ? link : undefined;
}
