import type { EarlyInput } from './earlyInput.ts';

/**
 * Sets a control's value as typing does. React shadows the element's own setter and takes for news
 * only what differs from what it last saw there.
 */
function setValue(control: Element & { value: unknown }, value: string): void {
  control.value = value === '' ? '0' : '';
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Types and presses again what was typed and pressed before the app answered. */
export function giveBack({ typed, pressed }: EarlyInput): void {
  for (const [control, value] of typed)
    if (control instanceof HTMLInputElement && control.type === 'file') {
      // Its files are there still, and no script may set them.
      if (control.isConnected) control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control instanceof Element && control.isConnected && 'value' in control)
      setValue(control, value);
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
}
