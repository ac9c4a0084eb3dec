import { type ComponentType, useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { reportHydrated } from '../client/hydration.ts';
import type { CompiledMessages } from './messages.ts';

export interface LocalizedProps {
  readonly locale: string;
  /** The messages of the namespaces that the component uses, compiled (src/i18n/messages.ts). */
  readonly messages: CompiledMessages;
}

function rethrow(error: Error): never {
  throw error;
}

/** Wraps a component as a root that an .astro file can render: gives it locale and messages. */
export function localized<Props extends object>(Component: ComponentType<Props>) {
  return function Localized({ locale, messages, ...props }: Props & LocalizedProps) {
    return (
      <IntlProvider locale={locale} messages={messages} timeZone="UTC" onError={rethrow}>
        <Component {...(props as unknown as Props)} />
      </IntlProvider>
    );
  };
}

/** The same for an island: reports when React has hydrated it. */
export function island<Props extends object>(Component: ComponentType<Props>) {
  const Root = localized(Component);
  return function Island(props: Props & LocalizedProps) {
    useEffect(reportHydrated, []);
    return <Root {...props} />;
  };
}
