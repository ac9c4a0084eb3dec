import type { Messages } from '../../../i18n/messages.ts';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import {
  type NoteBehavior,
  noteBehaviors,
  type NoteEntry,
  type NotePlatform,
  type NoteValues,
} from '../../../otp/notes/types.ts';
import { valueTexts } from '../../../otp/notes/values.ts';

/** Does not compile where a behavior has no sentence in the catalog. */
type Behavior = Extract<NoteBehavior, keyof Messages['labNotes']['does']>;
type Translate = (key: `does.${Behavior}`, values: Readonly<Record<string, string>>) => string;

/** The fields of a note as the table of behaviors names them. */
type Fields = Readonly<Partial<Record<string, NoteValues | number | string>>>;

interface Named {
  readonly name: string;
  readonly platform?: NotePlatform;
}

/** Says in the visitor's language which app a note is about and what the app does. */
export function useNoteWords() {
  const t = useTranslations('labNotes');
  const translate = t as unknown as Translate;

  function valuesText(values: NoteValues, isTogether: boolean): string {
    const { digits, period, ...others } = valueTexts(values);
    const unit = (setting: 'digits' | 'period', text: string) => {
      const count = text === '1' ? 1 : 2;
      return t(`values.${setting}`, { values: text, count });
    };
    const texts = [
      ...Object.values(others),
      ...(digits === undefined ? [] : [unit('digits', digits)]),
      ...(period === undefined ? [] : [unit('period', period)]),
    ];
    const isList = texts.some((text) => text.includes(', '));
    return texts.join(isTogether ? ' + ' : isList ? '; ' : ', ');
  }

  function does(note: NoteEntry): string {
    const fields = note as unknown as Fields;
    const texts = Object.entries(noteBehaviors[note.behavior]).map(([argument, field]) => {
      const value = fields[field];
      const isTogether = note.together === true;
      const text = typeof value === 'object' ? valuesText(value, isTogether) : String(value);
      return [argument, text] as const;
    });
    const text = translate(`does.${note.behavior}`, Object.fromEntries(texts));
    // Other sentences speak of the counter themselves.
    const isOfAny = 'given' in note || 'used' in note;
    return note.type !== undefined && isOfAny ? t('ofHotp', { text }) : text;
  }

  return {
    app: ({ name, platform }: Named) =>
      platform && !name.startsWith(platform) ? t('platform', { app: name, platform }) : name,
    does,
  };
}
