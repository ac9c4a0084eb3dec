import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { CompiledMessages } from '../i18n/messages.ts';
import { loadMessages } from './loadMessages.ts';
import type { MessageBundle } from './tools.ts';

const loading = new Map<string, Promise<CompiledMessages | undefined>>();

/** Caches one promise per bundle: `use` with a new promise each time would render forever. */
function loadOnce(locale: string, bundle: MessageBundle): Promise<CompiledMessages | undefined> {
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
 * Loads a message bundle for its children. Needs a `Suspense` around it. If the download fails, it renders nothing,
 * and the page shows its general notice about failed downloads.
 */
export function MoreMessages({ bundle, children }: MoreMessagesProps) {
  const locale = useLocale();
  const inherited = useMessages();
  const own = use(loadOnce(locale, bundle));
  const messages = useMemo(() => ({ ...inherited, ...own }), [inherited, own]);
  return (
    own && (
      <IntlProvider locale={locale} messages={messages}>
        {children}
      </IntlProvider>
    )
  );
}
