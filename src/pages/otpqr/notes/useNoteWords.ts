import type { AppNote, NoteBehaviour } from '../../../otp/notes/types.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { useTranslations } from '../../../i18n/useTranslations.tsx';

/** Does not compile where a behaviour has no sentence in the catalog. */
type Behaviour = Extract<NoteBehaviour, keyof Messages['labNotes']['does']>;
type Translate = (key: `does.${Behaviour}`, values: AppNote['values']) => string;

/** Says in the visitor's language which app a note is about and what the app does. */
export function useNoteWords() {
  const t = useTranslations('labNotes');
  const translate = t as unknown as Translate;
  return {
    app: ({ app, platform }: AppNote) =>
      platform && !app.startsWith(platform) ? t('platform', { app, platform }) : app,
    does: ({ behaviour, values }: AppNote) => translate(`does.${behaviour}`, values),
  };
}
