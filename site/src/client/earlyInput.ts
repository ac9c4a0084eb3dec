/** Records what the visitor does before the islands are hydrated, and repeats it afterward: React loses it. */

/** The state of a form control: its text, or whether a radio button or checkbox is chosen. */
type ControlState = Pick<HTMLInputElement, 'value' | 'checked'>;

/** What the visitor did before the islands were hydrated. */
export interface EarlyInput {
  /** The changed controls with their state; the one changed last comes last. */
  readonly typed: ReadonlyMap<HTMLInputElement, ControlState>;
  /** The last button or tab that was pressed. */
  readonly pressed: Element | undefined;
}

/** Dispatched on the document once all islands are hydrated. Its detail receives the early input. */
export const hydrated = 'site:hydrated';

declare global {
  interface DocumentEventMap {
    [hydrated]: CustomEvent<(input: EarlyInput) => void>;
  }
}

/** The events of a control whose value has changed. */
const changes = ['input', 'change'] as const;

/** Whether React has hydrated an element. It ignores presses on others, for example while messages load. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}

/** Records presses and typing in islands until they are hydrated, and then repeats them. */
export function keepEarlyInput(page: Document): void {
  const typed = new Map<HTMLInputElement, ControlState>();
  let pressed: Element | undefined;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const onInput = (event: Event) => {
    // It may be a select or a text area, too. They share the properties that are read here.
    const control = event.target as HTMLInputElement;
    if (!control.closest('astro-island')) return;
    typed.delete(control);
    typed.set(control, { value: control.value, checked: control.checked });
    // React would hydrate at once, and put the old value back before a handler reads the new one.
    event.stopPropagation();
  };
  const onClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button, [role=tab]') : undefined;
    const island = button?.closest('astro-island');
    // The browser itself opens a popover.
    if (!button || !island || button.hasAttribute('popovertarget')) return;
    // A press on a hydrated button waits for what was typed before it.
    const hasTyped = [...typed.keys()].some((control) => island.contains(control));
    if (isHydrated(button) && !hasTyped) return;
    pressed = button;
    // React might hydrate at once and handle the press, too.
    event.stopPropagation();
    // The button of a form would send it.
    if (button.localName === 'button') event.preventDefault();
  };

  for (const type of changes) page.addEventListener(type, onInput, options);
  page.addEventListener('click', onClick, options);
  page.addEventListener(
    hydrated,
    ({ detail }) => {
      listening.abort();
      detail({ typed, pressed });
    },
    { once: true },
  );
}

/**
 * Sets a control's value as typing does. React overrides the element's setter and ignores an event
 * unless the value differs from the last one that it saw: so another one is set before.
 */
function setValue(control: HTMLInputElement, value: string): void {
  control.value = value === '' ? '0' : '';
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);
  for (const type of changes) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Presses a radio button or a checkbox that is to be chosen, or not, as if it were otherwise now. */
function choose(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

/** Types and presses again what was typed and pressed before the app answered. */
export function repeatEarlyInput({ typed, pressed }: EarlyInput): void {
  for (const [control, { value, checked }] of typed) {
    if (!control.isConnected) continue;
    const { type } = control;
    // A file input still has its files, and script cannot set them.
    if (type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
    else if (type === 'radio' || type === 'checkbox') choose(control, checked);
    else setValue(control, value);
  }
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
}
