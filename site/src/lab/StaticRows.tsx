import { type ComponentType, Suspense, use, useCallback } from 'react';
import { goToSection } from '../client/inPageLinks.ts';
import { keepOpenGroups } from '../client/openGroups.ts';
import { lazyComponent } from '../components/ui/lazyComponent.ts';
import { restoreEntryScroll } from './entryScroll.ts';
import { MoreMessages } from './MoreMessages.tsx';
import { Prerendered } from './prerendered.ts';
import type { MessageBundle } from './tools.ts';

/** Loads a table's code when it is first rendered in the browser. */
export function lazyRows(load: () => Promise<{ readonly Rows: ComponentType }>): ComponentType {
  return lazyComponent(async () => (await load()).Rows);
}

interface StaticRowsProps {
  readonly name: string;
  /** Renders the same table in the browser (`lazyRows`). */
  readonly Rows: ComponentType;
  /** The messages that the table needs besides the tool's. */
  readonly bundle?: MessageBundle;
  /** Called with the element once the rows are in it. Needs a stable reference. */
  readonly onReady?: ((element: HTMLElement) => void) | undefined;
}

/**
 * A long table without controls of its own. On the tool's page it is HTML that React doesn't render again, so it
 * costs no script; after a switch from another tool its code is loaded and renders it.
 */
export function StaticRows({ name, Rows, bundle, onReady }: StaticRowsProps) {
  const prerendered = use(Prerendered);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      onReady?.(element);
      const stop = keepOpenGroups(element);
      goToSection();
      restoreEntryScroll();
      return stop;
    },
    [onReady],
  );
  if (prerendered)
    return (
      <div key="prerendered" ref={attach} data-static={name}>
        {prerendered}
      </div>
    );
  const rows = (
    <div key="rendered" ref={attach} data-static={name}>
      <Rows />
    </div>
  );
  return <Suspense>{bundle ? <MoreMessages bundle={bundle}>{rows}</MoreMessages> : rows}</Suspense>;
}
