import { useEffect, useEffectEvent } from 'react';
import type { ToolMemory } from '../../tools.ts';
import { useRemembered } from '../../useRemembered.ts';
import { disclosureId, type DisclosureName, findDisclosure } from './disclosures.ts';

/**
 * Keeps track of the open disclosures. Opens and focuses the one that the address names, or that `show` gets.
 * @param requested the name in the address, if there is one
 */
export function useDisclosures(memory: ToolMemory, requested: string | undefined) {
  const [open, setOpen] = useRemembered<readonly DisclosureName[]>(memory, 'disclosures', []);
  const toggle = (name: DisclosureName, isOpen: boolean) =>
    setOpen((before) => {
      const others = before.filter((other) => other !== name);
      if (before.includes(name) === isOpen) return before;
      return isOpen ? [...others, name] : others;
    });
  const show = (name: DisclosureName) => {
    toggle(name, true);
    // Scroll after the next paint, when the layout is known.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const disclosure = document.getElementById(disclosureId(name));
        disclosure?.scrollIntoView();
        disclosure?.querySelector('summary')?.focus({ preventScroll: true });
      }),
    );
  };
  const showRequested = useEffectEvent((name: DisclosureName) => show(name));
  useEffect(() => {
    const name = findDisclosure(requested);
    if (name) showRequested(name);
  }, [requested]);
  return { open, toggle, show };
}
