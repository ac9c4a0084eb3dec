/**
 * Records typing and presses in islands that aren't hydrated yet, and replays them afterward. Otherwise visitors
 * lose that input, because React discards it.
 */

/** The state of a form control: its text, or whether a radio button or checkbox is checked. */
type ControlState = Pick<HTMLInputElement, 'value' | 'checked'>;

/** The visitor's input before hydration. */
export interface EarlyInput {
  /** The changed controls with their state, in the order of their last change. */
  readonly typed: ReadonlyMap<HTMLInputElement, ControlState>;
  /** The button or tab that was pressed last. */
  readonly pressed: Element | undefined;
}

/** The event on the document once all islands are hydrated. Its detail is a function that gets the early input. */
export const hydratedEvent = 'site:hydrated';

declare global {
  interface DocumentEventMap {
    [hydratedEvent]: CustomEvent<(input: EarlyInput) => void>;
  }
}

/** The events that report a changed value. */
const changeEvents = ['input', 'change'] as const;

/** Returns whether React has hydrated an element. Until then, presses do nothing, for example while messages load. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}

/** Records typing and presses in islands until all are hydrated, then passes them to the handler in the event. */
export function recordEarlyInput(page: Document): void {
  const typed = new Map<HTMLInputElement, ControlState>();
  let pressed: Element | undefined;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const onInput = (event: Event) => {
    // It can also be a select or a text area, which have `value`, too.
    const control = event.target as HTMLInputElement;
    if (!control.closest('astro-island')) return;
    typed.delete(control);
    typed.set(control, { value: control.value, checked: control.checked });
    // If the event reached React, it would hydrate now and restore the old value before a handler reads the new one.
    event.stopPropagation();
  };
  const onClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button, [role=tab]') : undefined;
    const island = button?.closest('astro-island');
    // The browser opens a popover without script.
    if (!button || !island || button.hasAttribute('popovertarget')) return;
    // If the visitor typed before pressing a hydrated button, replay both in that order.
    const hasTyped = [...typed.keys()].some((control) => island.contains(control));
    if (isHydrated(button) && !hasTyped) return;
    pressed = button;
    // If the event reached React, it might hydrate now and handle the press in addition to the replay.
    event.stopPropagation();
    // A form's button would submit the form.
    if (button.localName === 'button') event.preventDefault();
  };

  for (const type of changeEvents) page.addEventListener(type, onInput, options);
  page.addEventListener('click', onClick, options);
  page.addEventListener(
    hydratedEvent,
    ({ detail }) => {
      listening.abort();
      detail({ typed, pressed });
    },
    { once: true },
  );
}

/**
 * Sets a control's value as typing does. React tracks values by overriding the setter, and ignores an event with the
 * value that it saw last. So this function sets another value through React's setter first, and then the right one
 * through the prototype's, which React doesn't see.
 */
function setValue(control: HTMLInputElement, value: string): void {
  control.value = value === '' ? '0' : '';
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);
  for (const type of changeEvents) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Sets a radio button or checkbox by a click. Its state is inverted first, because a click toggles it. */
function setChecked(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

/** Repeats the recorded input in the hydrated page: first the typing, then the press. */
export function replayEarlyInput({ typed, pressed }: EarlyInput): void {
  for (const [control, { value, checked }] of typed) {
    if (!control.isConnected) continue;
    const { type } = control;
    // A file input keeps its files, and script can't set them.
    if (type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
    else if (type === 'radio' || type === 'checkbox') setChecked(control, checked);
    else setValue(control, value);
  }
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
}
