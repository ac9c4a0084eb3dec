import type { Messages } from '../../i18n/messageTypes.ts';
import { useLocale, useTranslations } from 'use-intl';
import { useDynamicTranslations } from '../../i18n/useDynamicTranslations.ts';
import {
  type NoteAppId,
  type NoteBehavior,
  noteBehaviors,
  type NoteEntry,
  type NotePlatform,
  type NoteValues,
} from '@otp-lab/app-notes';
import { appNameInStore } from '../../i18n/appNames.ts';
import { spaced } from '../../components/shared/spaced.ts';
import { useValueTexts, type ValueForm } from './useValueTexts.ts';

type Sentences = keyof Messages['labNoteSentences']['does'];
type HotpBehavior = Extract<Sentences, `${NoteBehavior}-hotp`>;

/** The fields of a note by the names in `noteBehaviors`. */
type Fields = Readonly<Partial<Record<string, NoteValues | number | string>>>;

interface Named {
  readonly app: NoteAppId;
  readonly platform?: NotePlatform;
}

/** Arguments that are written without the name of the setting, because their sentences already contain it. */
const shortArguments = new Set(['as', 'range']);
/** Behaviors that apply to each value separately. Their sentences join the values with 'or'. */
const behaviorsOfEither: readonly NoteBehavior[] = ['calls-unsafe', 'refuses', 'wrong-at'];

/** The sentences for notes that apply only to HOTP. Sentences about the counter need none, because they imply HOTP. */
const hotpBehaviors: Readonly<Partial<Record<NoteBehavior, HotpBehavior>>> = {
  only: 'only-hotp',
  ignores: 'ignores-hotp',
};

/** Returns functions that name a note's app and describe what the app does. */
export function useNoteTexts() {
  const language = useLocale();
  const t = useTranslations('labNoteSentences');
  const valueTexts = useValueTexts();
  const behaviorText = useDynamicTranslations('labNoteSentences.does');

  function sentence(note: NoteEntry): string {
    if (note.behavior === 'refuses' && note.given.secret)
      return behaviorText('refuses-secret', { text: note.given.secret.join(' ') });
    const fields = note as unknown as Fields;
    const form: ValueForm = { isEither: behaviorsOfEither.includes(note.behavior) };
    const texts = Object.entries(noteBehaviors[note.behavior]).map(([argument, field]) => {
      const value = fields[field] ?? '';
      if (typeof value === 'number') return [argument, value] as const;
      // A string lists replacements of characters.
      if (typeof value === 'string') return [argument, valueTexts.list(value.split(', '))] as const;
      const isShort = shortArguments.has(argument);
      return [argument, valueTexts.values(value, { ...form, isShort })] as const;
    });
    const key = (note.type && hotpBehaviors[note.behavior]) ?? note.behavior;
    return behaviorText(key, Object.fromEntries(texts));
  }

  const does = (note: NoteEntry): string => spaced(sentence(note), language);

  return {
    app: ({ app, platform }: Named) => {
      const name = appNameInStore(language, app);
      return platform && !name.startsWith(platform) ? t('platform', { app: name, platform }) : name;
    },
    does,
  };
}
