import type { Messages } from '../../i18n/messageTypes.ts';
import { useLocale, useTranslations } from 'use-intl';
import {
  type NoteBehavior,
  noteBehaviors,
  type NoteEntry,
  type NotePlatform,
  type NoteValues,
} from '@otp-lab/app-notes';
import { spaced } from '../../components/shared/spaced.ts';
import { useValueWords, type ValueForm } from './useValueWords.ts';

type Sentences = keyof Messages['labNotes']['does'];
type HotpBehavior = Extract<Sentences, `${NoteBehavior}-hotp`>;
/** Does not compile where a behavior has no sentence in the catalog. */
type Behavior = Extract<NoteBehavior, Sentences> | HotpBehavior | 'refuses-secret';

type Translate = (
  key: `does.${Behavior}`,
  values: Readonly<Record<string, number | string>>,
) => string;

/** The fields of a note as the table of behaviors names them. */
type Fields = Readonly<Partial<Record<string, NoteValues | number | string>>>;

interface Named {
  readonly name: string;
  readonly platform?: NotePlatform;
}

/** The arguments whose sentences name the settings otherwise. */
const shortArguments = new Set(['as', 'range']);
/** What is said of each value by itself. */
const either: readonly NoteBehavior[] = ['refuses', 'wrong-at'];

/** What a note says of counter-based accounts alone; sentences about the counter do so anyway. */
const ofHotp: Readonly<Partial<Record<NoteBehavior, HotpBehavior>>> = {
  only: 'only-hotp',
  ignores: 'ignores-hotp',
};

/** Says in the visitor's language which app a note is about and what the app does. */
export function useNoteWords() {
  const language = useLocale();
  const t = useTranslations('labNotes');
  const say = useValueWords();
  const translate = t as unknown as Translate;

  function sentence(note: NoteEntry): string {
    if (note.behavior === 'refuses' && note.given.secret)
      return translate('does.refuses-secret', { text: note.given.secret.join(' ') });
    const fields = note as unknown as Fields;
    const form: ValueForm = {
      isEither: either.includes(note.behavior),
      isTogether: note.together,
    };
    const texts = Object.entries(noteBehaviors[note.behavior]).map(([argument, field]) => {
      const value = fields[field] ?? '';
      if (typeof value === 'number') return [argument, value] as const;
      // Which characters become which.
      if (typeof value === 'string') return [argument, say.list(value.split(', '))] as const;
      const isShort = shortArguments.has(argument);
      return [argument, say.values(value, { ...form, isShort })] as const;
    });
    const key = (note.type && ofHotp[note.behavior]) ?? note.behavior;
    return translate(`does.${key}`, Object.fromEntries(texts));
  }

  const does = (note: NoteEntry): string => spaced(sentence(note), language);

  return {
    app: ({ name, platform }: Named) =>
      platform && !name.startsWith(platform) ? t('platform', { app: name, platform }) : name,
    does,
  };
}
