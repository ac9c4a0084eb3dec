type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sent by the app when it begins to take the document over: presses reach it from now on. */
export const listening = 'site:listening';

/** Sent by the app once it answers to the visitor. */
export const takenOver = 'site:taken-over';

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/**
 * Sets a value as typing does. React shadows the element's own setter and takes for news only what
 * differs from what it last saw there.
 */
function setValue(control: Control, value: string): void {
  control.value = value === '' ? '0' : '';
  const prototype: unknown = Object.getPrototypeOf(control);
  if (typeof prototype === 'object' && prototype !== null)
    Reflect.set(prototype, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Keeps what is pressed and typed before the app answers, and gives it to the app when it does. */
export function keepEarlyInput(page: Document): void {
  const typed = new Map<Control, string>();
  let pressed: Element | undefined;

  const onInput = ({ target }: Event) => {
    if (isControl(target)) typed.set(target, target.value);
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button, [role=tab]') : undefined;
    if (button && !button.hasAttribute('popovertarget')) pressed = button;
  };

  const stopPresses = () => page.removeEventListener('click', onClick, true);

  page.addEventListener('input', onInput, true);
  page.addEventListener('click', onClick, true);
  // A press that meets a half taken over page is React's: it finishes at once and answers.
  page.addEventListener(listening, stopPresses, { once: true });
  page.addEventListener(
    takenOver,
    () => {
      page.removeEventListener('input', onInput, true);
      stopPresses();
      for (const [control, value] of typed) if (control.isConnected) setValue(control, value);
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
    },
    { once: true },
  );
}
