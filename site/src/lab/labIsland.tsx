import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react';
import { reportHydrated } from '../client/hydration.ts';
import { Messages } from '../i18n/localized.tsx';
import { messagesOf } from '../i18n/messages.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Tool } from '../routes.ts';
import { createMessageCache } from './loadMessages.ts';
import { messageBundles } from './tools.ts';

/** Returns a promise that never settles, so that React keeps the prerendered island. */
function keepPage(error: unknown): Promise<never> {
  reportError(error);
  return new Promise(() => {});
}

const loadOnce = createMessageCache(keepPage);

interface MessagesProps {
  readonly locale: Locale;
  readonly tool: Tool;
  readonly children: ReactNode;
}

function ToolMessages({ locale, tool, children }: MessagesProps) {
  const messages = import.meta.env.SSR
    ? messagesOf(locale, ...messageBundles[tool])
    : use(loadOnce(locale, tool));
  useEffect(reportHydrated, []);
  return (
    <Messages locale={locale} messages={messages}>
      {children}
    </Messages>
  );
}

/**
 * Wraps the lab as the island of a tool's page. It loads its messages as a script module. As props they would be in
 * the page twice, as text and as data.
 */
export function labIsland<Props extends object>(tool: Tool, Component: ComponentType<Props>) {
  return function LabIsland({ locale, ...props }: Props & { readonly locale: Locale }) {
    return (
      <Suspense>
        <ToolMessages locale={locale} tool={tool}>
          <Component {...(props as unknown as Props)} />
        </ToolMessages>
      </Suspense>
    );
  };
}
