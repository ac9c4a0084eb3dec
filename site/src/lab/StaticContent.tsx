import { type ComponentType, Suspense, use, useCallback } from 'react';
import { goToSection } from '../client/inPageLinks.ts';
import { keepOpenGroups } from '../client/keepOpenGroups.ts';
import { restoreEntryScroll } from './entryScroll.ts';
import { MoreMessages } from './MoreMessages.tsx';
import { Prerendered } from './prerendered.ts';
import type { MessageBundle } from './tools.ts';

interface StaticContentProps {
  readonly name: string;
  /** Renders the same content in the browser. Load it with `lazyComponent`. */
  readonly Content: ComponentType;
  /** The messages that the content needs in addition to the tool's. */
  readonly bundle?: MessageBundle;
  /** Called with the element that contains the content. Needs a stable reference. */
  readonly onReady?: ((element: HTMLElement) => void) | undefined;
}

/**
 * Long content without React state, such as a table. On the tool's own page it is prerendered HTML that React keeps,
 * so its code doesn't load. After a switch from another tool, the code loads and renders the content.
 */
export function StaticContent({ name, Content, bundle, onReady }: StaticContentProps) {
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
  const content = (
    <div key="rendered" ref={attach} data-static={name}>
      <Content />
    </div>
  );
  return (
    <Suspense>{bundle ? <MoreMessages bundle={bundle}>{content}</MoreMessages> : content}</Suspense>
  );
}
