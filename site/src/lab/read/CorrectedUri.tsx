import { useTranslations } from 'use-intl';
import { type OtpSettings, writeOtpUri } from '@otp-lab/otp';
import type { Finding, RuleId } from '@otp-lab/otp/read';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import styles from './CorrectedUri.module.css';

interface CorrectedUriProps {
  readonly account: OtpSettings;
  readonly findings: readonly Finding[];
}

/** What visitors should know about the corrected URI, by the rule of a finding. */
const remarks: Partial<Record<RuleId, 'secret' | 'digits' | 'issuer'>> = {
  'rfc4226-R6': 'secret',
  'rfc4226-R4': 'digits',
  'key-uri-issuer-mismatch': 'issuer',
};

/** Returns whether another spelling of the URI mends the finding. */
function isMendable({ severity, rule }: Finding): boolean {
  if (severity === 'note') return rule === 'rfc3986-raw';
  return remarks[rule] !== 'secret' && remarks[rule] !== 'digits';
}

/** Shows a URI that states the account's settings as the format demands, unless the URI that was read does. */
export function CorrectedUri({ account, findings }: CorrectedUriProps) {
  const t = useTranslations('labRead');
  const copy = useTranslations('otpqr.copy');
  if (!findings.some(isMendable)) return null;
  const uri = writeOtpUri(account);
  const about = findings.flatMap(({ rule }) => remarks[rule] ?? []);
  return (
    <div className={styles.corrected}>
      <h4>{t('correctedUri')}</h4>
      <code data-testid="read-corrected-uri">{uri}</code>
      <CopyButton text={uri} done={copy('done')} failed={copy('failed')}>
        {copy('uri')}
      </CopyButton>
      {about.map((what) => (
        <p key={what}>{t(`corrected.${what}`)}</p>
      ))}
    </div>
  );
}
