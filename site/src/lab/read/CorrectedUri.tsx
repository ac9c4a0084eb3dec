import { useTranslations } from 'use-intl';
import { type OtpSettings, writeOtpUri } from '@otp-lab/otp';
import type { Finding } from '@otp-lab/otp/read';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import styles from './CorrectedUri.module.css';

interface CorrectedUriProps {
  readonly account: OtpSettings;
  readonly findings: readonly Finding[];
}

/** Returns whether another spelling of the URI mends the finding. It can't mend a short secret or too few digits. */
function isMendable({ severity, rule }: Finding): boolean {
  if (severity === 'note') return rule === 'rfc3986-raw';
  return rule !== 'rfc4226-R6' && rule !== 'rfc4226-R4';
}

/** Shows a URI that states the account's settings as the format demands, unless the URI that was read does. */
export function CorrectedUri({ account, findings }: CorrectedUriProps) {
  const t = useTranslations('labRead');
  const copy = useTranslations('otpqr.copy');
  if (!findings.some(isMendable)) return null;
  const uri = writeOtpUri(account);
  return (
    <div className={styles.corrected}>
      <h4>{t('correctedUri')}</h4>
      <code data-testid="read-corrected-uri">{uri}</code>
      <CopyButton text={uri} done={copy('done')} failed={copy('failed')}>
        {copy('uri')}
      </CopyButton>
    </div>
  );
}
