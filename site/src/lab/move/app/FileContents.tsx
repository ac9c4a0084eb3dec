import { useLocale, useTranslations } from 'use-intl';
import type { FormatId } from '@otp-lab/account-transfer';
import { dayText } from '../../../components/shared/dayText.ts';
import { separator } from '../../../components/shared/separator.ts';
import { Capabilities } from './Capabilities.tsx';
import { useFormatFacts } from './useFormatFacts.ts';

interface FileContentsProps {
  readonly format: FormatId;
  /** Whether the app exports QR codes, not a file. */
  readonly hasQrCodes: boolean;
}

/** What the file or the QR codes of a format contain, with the reference. */
export function FileContents({ format, hasQrCodes }: FileContentsProps) {
  const t = useTranslations('labMoveApp');
  const language = useLocale();
  const facts = useFormatFacts(format);
  if (facts === undefined) return null;
  const { release, reference, referenceReadOn } = facts;
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
