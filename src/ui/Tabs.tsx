import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useState,
} from 'react';
import { stepOf } from './arrowKeys.ts';
import { useNavigation } from './navigation.ts';
import styles from './Tabs.module.css';
import { useScripted } from './visitor.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly title: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  /** The tabs in order. */
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly panel: (id: Id) => ReactNode;
}

/**
 * Tabs after the ARIA Authoring Practices: arrows, Home and End select. Until they are hydrated, the
 * document's style orders and selects them (src/platform/tabStyle.ts); without script all panels
 * stand below each other. Each tab is a link to its panel in the document.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, panel } = props;
  const { name, documentOf } = useNavigation();
  const scripted = useScripted();
  // The tab is marked at once; its panel, which takes longer to render, follows.
  const [leaving, setLeaving] = useState<Id>();
  const shown = leaving ?? selected;
  // Opened from another screen, the panels that nobody sees are rendered after the one that is seen.
  const isWhole = useDeferredValue(true, !scripted);

  const choose = (id: Id) => {
    setLeaving(shown);
    onSelect(id);
    // A frame's callbacks run before its painting, their timers after it.
    requestAnimationFrame(() => setTimeout(() => setLeaving(undefined)));
  };
  const select = (event: MouseEvent, id: Id) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    choose(id);
  };
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === selected);
    const step = stepOf(event.key);
    const ends: Readonly<Record<string, Tab<Id> | undefined>> = { Home: tabs[0], End: tabs.at(-1) };
    const target = step === 0 ? ends[event.key] : tabs.at((place + step) % tabs.length);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(`tab-${target.id}`)?.focus();
    choose(target.id);
  };

  return (
    <div data-tabs={scripted ? undefined : ''}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, title }) => (
          <a
            key={id}
            id={`tab-${id}`}
            role="tab"
            href={`${documentOf(name)}#panel-${id}`}
            className={styles.tab}
            data-tab={id}
            aria-controls={`panel-${id}`}
            aria-selected={id === selected}
            tabIndex={scripted && id !== selected ? -1 : undefined}
            onClick={(event) => select(event, id)}
            onKeyDown={move}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          className={styles.panel}
          data-panel={id}
          aria-labelledby={`tab-${id}`}
          hidden={scripted && id !== shown}
        >
          {(isWhole || id === shown) && panel(id)}
        </div>
      ))}
    </div>
  );
}
