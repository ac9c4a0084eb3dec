/** Gives components their messages, so that an island's page contains only those that the island shows. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { reportHydrated } from '../client/hydration.ts';
import type { Locale } from './locales.ts';
import type { CompiledMessages } from './messages.ts';

export interface LocalizedProps {
  readonly locale: Locale;
  /** The compiled messages of the namespaces that the component uses (src/i18n/messages.ts). */
  readonly messages: CompiledMessages;
}

function rethrow(error: Error): never {
  throw error;
}

/** Gives its children their messages. A missing message throws, so that the build fails. */
export function Messages({
  locale,
  messages,
  children,
}: LocalizedProps & { readonly children: ReactNode }) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC" onError={rethrow}>
      {children}
    </IntlProvider>
  );
}

/**
 * Returns a component that an .astro file can render with locale and messages.
 * @example export const NotFound = localized(NotFoundContent);
 */
export function localized<Props extends object>(Component: ComponentType<Props>) {
  return function Localized({ locale, messages, ...props }: Props & LocalizedProps) {
    return (
      <Messages locale={locale} messages={messages}>
        <Component {...(props as unknown as Props)} />
      </Messages>
    );
  };
}

/** Returns the same for an island: it also reports when React has hydrated it (client/hydration.ts). */
export function island<Props extends object>(Component: ComponentType<Props>) {
  const Root = localized(Component);
  return function Island(props: Props & LocalizedProps) {
    useEffect(reportHydrated, []);
    return <Root {...props} />;
  };
}
