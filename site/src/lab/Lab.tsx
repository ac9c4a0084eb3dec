import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import { type Address, pagePath, parseAddress } from '../addresses.ts';
import { pushRoute } from '../client/address.ts';
import { pressedLink } from '../client/pressedLink.ts';
import { useAddress, useQuery } from '../hooks/useAddress.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { type AppWithPage, type Tool, firstTool } from '../routes.ts';
import { restoreEntryScroll, watchHistory } from './entryScroll.ts';
import styles from './Lab.module.css';
import { type Draft, emptyDraft } from './settings/draft.ts';
import { Prerendered } from './prerendered.ts';
import { ToolHeading } from './ToolHeading.tsx';
import { ToolLinks } from './ToolLinks.tsx';
import type { ToolProps } from './tools.ts';
import { useShownTool } from './useShownTool.ts';

interface LabProps {
  /** The tool of the page. */
  readonly tool: Tool;
  readonly app?: AppWithPage | undefined;
  readonly Component: ComponentType<ToolProps>;
  /** Content of the tool that the build rendered to HTML: its long table, or the first QR code. */
  readonly prerendered?: ReactNode;
}

/**
 * Returns whether an element is in a visible link to a tool. On a phone, these links are in a menu. A press closes the
 * menu, so its links aren't visible anymore.
 */
function isInToolLinks(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a[data-tool]') : null;
  return link?.checkVisibility() ?? false;
}

/** Scrolls to the top of the page and focuses its heading. */
function goToTop(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Returns the route of a clicked link if the lab can show it in place. Otherwise it returns undefined, and the
 * browser or another script follows the link.
 */
function routeInLab(event: MouseEvent): Pick<Address, 'route' | 'query'> | undefined {
  const link = pressedLink(event);
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  const [, section] = /^#([^/].*)$/.exec(address.hash) ?? [];
  // client/inPageLinks.ts follows links to a section of this page.
  const isShown = section !== undefined && document.getElementById(section) !== null;
  if (address.origin !== location.origin || isShown) return undefined;
  const { route, locale = document.documentElement.lang, ...parsed } = parseAddress(address);
  const query = new Map(parsed.query);
  if (section !== undefined) query.set('section', section);
  const isSameLanguage = locale === document.documentElement.lang;
  return route.id === 'otpqr' && isSameLanguage ? { route, query } : undefined;
}

/** Tells styles and scripts which tool the page shows. */
function useDocumentData(tool: Tool, app: AppWithPage | undefined): void {
  const locale = useLocale();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['tool'] = tool;
    dataset['path'] = pagePath(locale, { id: 'otpqr', name: 'otpqr', tool, app });
    if (app) dataset['app'] = app;
    else delete dataset['app'];
  }, [locale, tool, app]);
}

/**
 * The OTP lab. Its tools share one set of settings, which exists only in memory. A new page would lose it, so a press
 * on a tool's link switches tools in place.
 */
export function Lab({ tool: pageTool, app: pageApp, Component, prerendered }: LabProps) {
  const t = useTranslations('otpqr');
  const locale = useLocale();
  const address = useAddress();
  const tool = address?.route.tool ?? pageTool;
  const app = address ? address.route.app : pageApp;
  const shown = useShownTool(tool, pageTool, Component);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const change = useCallback(
    (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    [],
  );
  const [memory] = useState(() => new Map<string, unknown>());
  const [isPristine, setPristine] = useState(true);
  const isPage = tool === pageTool && app === pageApp;
  // React removes the prerendered HTML when it shows another tool.
  if (isPristine && !isPage) setPristine(false);

  useDocumentData(tool, app);
  useEffect(watchHistory, []);
  useLayoutEffect(restoreEntryScroll, [shown, app]);
  usePageTitle(tool === firstTool ? t('title') : `${t(`tools.${tool}`)} · ${t('name')}`, !app);

  const follow = (event: MouseEvent) => {
    const wanted = routeInLab(event);
    if (!wanted) return;
    event.preventDefault();
    // A link to the current tool must not reset what the visitor typed.
    const isOther = wanted.route.tool !== tool || wanted.route.app !== app;
    if (isOther || wanted.query.size > 0) pushRoute(wanted.route, wanted.query);
    // React removes the pressed link with the old tool, unless it is one of the tool links.
    if (isOther && ![event.target, document.activeElement].some(isInToolLinks)) goToTop();
  };
  const query = useQuery();
  const content = useMemo(
    () => (
      <IntlProvider locale={locale} messages={shown.messages}>
        <ToolHeading tool={shown.tool} app={app} hasFailed={shown.hasFailed ?? false} />
        <shown.Component draft={draft} onChange={change} memory={memory} app={app} query={query} />
      </IntlProvider>
    ),
    [locale, shown, draft, change, memory, app, query],
  );

  return (
    // Keyboard users press the links inside. This handler only follows them in place.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={`page ${styles.lab}`} onClick={follow}>
      <ToolLinks current={tool} />
      <noscript>
        <p>{t('script')}</p>
      </noscript>
      <Prerendered value={isPristine ? prerendered : undefined}>
        <div className={styles.tool}>{content}</div>
      </Prerendered>
    </div>
  );
}
