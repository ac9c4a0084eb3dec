/** The text of a control; for a radio button or a checkbox whether it is chosen. */
type Entered = Pick<HTMLInputElement, 'value' | 'checked'>;

/** What a visitor did before the app answered. */
export interface EarlyInput {
  /** By control, what stands in it; the one changed last comes last. */
  readonly typed: ReadonlyMap<HTMLInputElement, Entered>;
  /** The last button or tab that was pressed. */
  readonly pressed: Element | undefined;
}

/** Sent by the app when it begins to hydrate the document: presses reach it from now on. */
export const listening = 'site:listening';

/** Sent by the app once it answers to the visitor; its detail takes the early input. */
export const hydrated = 'site:hydrated';

declare global {
  interface DocumentEventMap {
    [hydrated]: CustomEvent<(input: EarlyInput) => void>;
  }
}

/** The events of a control whose value has changed. */
const changes = ['input', 'change'] as const;

/** Keeps what is pressed and typed before the app answers, and hands it to the app when it does. */
export function keepEarlyInput(page: Document): void {
  const typed = new Map<HTMLInputElement, Entered>();
  let pressed: Element | undefined;

  const onInput = (event: Event) => {
    // Or a list or a text area, which have as much of it.
    const control = event.target as HTMLInputElement;
    typed.delete(control);
    typed.set(control, { value: control.value, checked: control.checked });
    // React would hydrate at once, and put the old value back before a handler reads the new one.
    event.stopPropagation();
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button, [role=tab]') : undefined;
    if (button && !button.hasAttribute('popovertarget')) pressed = button;
  };

  const stopPresses = () => page.removeEventListener('click', onClick, true);

  for (const type of changes) page.addEventListener(type, onInput, true);
  page.addEventListener('click', onClick, true);
  // A press that meets a half hydrated page is React's: it finishes at once and answers.
  page.addEventListener(listening, stopPresses, { once: true });
  page.addEventListener(
    hydrated,
    ({ detail }) => {
      for (const type of changes) page.removeEventListener(type, onInput, true);
      stopPresses();
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
export function giveBack({ typed, pressed }: EarlyInput): void {
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
