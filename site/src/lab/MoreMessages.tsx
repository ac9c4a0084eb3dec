import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { createMessageCache } from './loadMessages.ts';
import type { MessageBundle } from './tools.ts';

const loadOnce = createMessageCache((error) => {
  reportError(error);
  return undefined;
});

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
