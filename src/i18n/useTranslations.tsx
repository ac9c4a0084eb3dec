import { Fragment, type ReactNode, createContext, use, useMemo } from 'react';
import type { useTranslations as UseTranslations } from 'use-intl';
import { type Message, type Values, format } from './format.ts';
import type { Messages } from './messages.ts';

/** A language and the loaded parts of its catalog. */
export interface WordsValue {
  readonly language: string;
  readonly words: Partial<Messages>;
}

const WordsContext = createContext<WordsValue | undefined>(undefined);

/** Gives a language and the loaded parts of its catalog to everything inside. */
export function Words({ language, words, children }: WordsValue & { children: ReactNode }) {
  const value = useMemo(() => ({ language, words }), [language, words]);
  return <WordsContext value={value}>{children}</WordsContext>;
}

/** The words that are given to what stands here. */
export function useWords(): WordsValue {
  const value = use(WordsContext);
  if (!value) throw new Error('words are asked for outside Words');
  return value;
}

/** Parts of a rich text stand beside each other without an order that could change. */
function keyed(parts: unknown): ReactNode {
  return Array.isArray(parts)
    ? parts.map((part: ReactNode, index) => <Fragment key={index}>{part}</Fragment>)
    : (parts as ReactNode);
}

function find(words: unknown, path: string): Message | undefined {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined,
      words,
    ) as Message | undefined;
}

function translator({ language, words }: WordsValue, space: string) {
  const raw = (key: string): Message => {
    const message = find(words, `${space}.${key}`);
    if (message === undefined) throw new Error(`the words ${space}.${key} are not loaded`);
    return message;
  };
  const text = (key: string, values?: Values) => format(raw(key), language, values);
  const rich = (key: string, values: Values = {}) => {
    const wrapped = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: unknown) => value(keyed(chunks)) : value,
    ]);
    return keyed(format(raw(key), language, Object.fromEntries(wrapped)));
  };
  const has = (key: string) => find(words, `${space}.${key}`) !== undefined;
  return Object.assign(text, { rich, markup: text, raw, has });
}

/**
 * The words of a name space. Keys and arguments are typed as use-intl types them; what runs is
 * `format.ts` (docs/decisions/0001-words-at-run-time.md).
 */
export const useTranslations = ((space: string) => {
  const value = useWords();
  return useMemo(() => translator(value, space), [value, space]);
}) as unknown as typeof UseTranslations;
