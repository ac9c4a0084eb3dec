import { useLocale, useTranslations } from 'use-intl';
import type { FormatId } from '@otp-lab/account-transfer';
import { noteAppName } from '@otp-lab/app-notes';
import { appNameInStore } from '../../../i18n/appNames.ts';
import type { AppWithMovePage } from '../../../routes.ts';
import { dayText } from '../../../components/shared/dayText.ts';
import { separator } from '../../../components/shared/separator.ts';
import { Capabilities } from './Capabilities.tsx';
import { useFormatFacts } from './useFormatFacts.ts';

interface FileContentsProps {
  readonly app: AppWithMovePage;
  readonly format: FormatId;
  /** Whether the app exports QR codes, not a file. */
  readonly hasQrCodes: boolean;
}

/** What the file or the QR codes of a format contain, with the reference. */
export function FileContents({ app, format, hasQrCodes }: FileContentsProps) {
  const t = useTranslations('labMoveApp');
  const language = useLocale();
  const facts = useFormatFacts(format);
  if (facts === undefined) return null;
  const { reference, referenceReadOn } = facts;
  const release = facts.release.replace(noteAppName(app), appNameInStore(language, app));
  const day = dayText(referenceReadOn, language);
  return (
    <section aria-labelledby="move-carries">
      <h2 id="move-carries">{t(hasQrCodes ? 'carriesCodes' : 'carries')}</h2>
      <Capabilities facts={facts} />
      <p>
        <small>
          {t('source', { release, day }) + separator}
          <a href={reference} target="_blank" rel="noopener noreferrer">
            {t('sourceLink')}
          </a>
        </small>
      </p>
    </section>
  );
}
