import { useEffect, useEffectEvent } from 'react';
import type { ToolMemory } from '../../tools.ts';
import { useRemembered } from '../../useRemembered.ts';
import { foldId, type FoldName, foldOf } from './folds.ts';

/** Which folds are open; the one that the address asks for is opened and takes focus. */
export function useFolds(memory: ToolMemory, asked: string | undefined) {
  const [open, setOpen] = useRemembered<readonly FoldName[]>(memory, 'folds', []);
  const toggle = (name: FoldName, isOpen: boolean) =>
    setOpen((before) => {
      const others = before.filter((other) => other !== name);
      if (before.includes(name) === isOpen) return before;
      return isOpen ? [...others, name] : others;
    });
  const show = (name: FoldName) => {
    toggle(name, true);
    // The press is answered first: where to scroll to is known when all is laid out.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const fold = document.getElementById(foldId(name));
        fold?.scrollIntoView();
        fold?.querySelector('summary')?.focus({ preventScroll: true });
      }),
    );
  };
  const showAsked = useEffectEvent((name: FoldName) => show(name));
  useEffect(() => {
    const name = foldOf(asked);
    if (name) showAsked(name);
  }, [asked]);
  return { open, toggle, show };
}
