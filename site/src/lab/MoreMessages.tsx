import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { CompiledMessages } from '../i18n/messages.ts';
import { loadMessages } from './loadMessages.ts';
import type { MessageBundle } from './tools.ts';

const loading = new Map<string, Promise<CompiledMessages | undefined>>();

/** One promise per bundle, because React renders again and again while `use` gets new ones. */
function messagesOf(locale: string, bundle: MessageBundle): Promise<CompiledMessages | undefined> {
  const key = `${locale} ${bundle}`;
  const messages =
    loading.get(key) ??
    loadMessages(locale, bundle).catch((error: unknown) => {
      reportError(error);
      return undefined;
    });
  loading.set(key, messages);
  return messages;
}

interface MoreMessagesProps {
  readonly bundle: MessageBundle;
  readonly children: ReactNode;
}

/**
 * Adds messages for its children once they are loaded. Needs a Suspense around it. If they don't arrive, it
 * renders nothing; the page's notice says so.
 */
export function MoreMessages({ bundle, children }: MoreMessagesProps) {
  const locale = useLocale();
  const inherited = useMessages();
  const own = use(messagesOf(locale, bundle));
  const messages = useMemo(() => ({ ...inherited, ...own }), [inherited, own]);
  return (
    own && (
      <IntlProvider locale={locale} messages={messages}>
        {children}
      </IntlProvider>
    )
  );
}
