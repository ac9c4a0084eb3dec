import {
  type MessageKeys,
  type NamespaceKeys,
  type NestedKeyOf,
  type NestedValueOf,
  useTranslations,
} from 'use-intl';
import type { Messages } from './messageTypes.ts';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Keys<Of extends Namespace> = MessageKeys<
  NestedValueOf<Messages, Of>,
  NestedKeyOf<NestedValueOf<Messages, Of>>
>;

/**
 * Returns a function that formats messages whose key depends on data, such as the kind of a finding. Pass the arguments
 * of all possible messages: each ignores those that it doesn't contain. `useTranslations` can't type such a call, because
 * it expects the arguments of one message. A finding without a message doesn't compile.
 * @example useDynamicTranslations('labRead.rule')('key-uri-scheme-case', { scheme: 'OTPAUTH' })
 */
export function useDynamicTranslations<Of extends Namespace>(
  namespace: Of,
): (key: Keys<Of>, values: Readonly<Record<string, string | number>>) => string {
  return useTranslations(namespace) as never;
}
