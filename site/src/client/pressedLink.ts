/** The properties that the DOM's events and those of React share. */
type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target' | 'defaultPrevented'
>;

/**
 * Returns the link that a click follows in this tab, or undefined. With other buttons or with a modifier key, the
 * browser opens the link elsewhere.
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
  return link?.href ? link : undefined;
}
