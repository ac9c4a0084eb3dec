import { useTranslations } from 'use-intl';
import { type OtpSettings, writeOtpUri } from '@otp-lab/otp';
import type { Finding, RuleId } from '@otp-lab/otp/read';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import styles from './CorrectedUri.module.css';

interface CorrectedUriProps {
  readonly account: OtpSettings;
  readonly findings: readonly Finding[];
}

/** What another spelling of the URI can't mend, by the rule of its finding. */
const unmendable: Partial<Record<RuleId, 'secret' | 'digits'>> = {
  'rfc4226-R6': 'secret',
  'rfc4226-R4': 'digits',
};

/** Returns whether another spelling of the URI mends the finding. */
function isMendable({ severity, rule }: Finding): boolean {
  return severity === 'note' ? rule === 'rfc3986-raw' : !(rule in unmendable);
}

/** Shows a URI that states the account's settings as the format demands, unless the URI that was read does. */
export function CorrectedUri({ account, findings }: CorrectedUriProps) {
  const t = useTranslations('labRead');
  const copy = useTranslations('otpqr.copy');
  if (!findings.some(isMendable)) return null;
  const uri = writeOtpUri(account);
  const rest = findings.flatMap(({ rule }) => unmendable[rule] ?? []);
  return (
    <div className={styles.corrected}>
      <h4>{t('correctedUri')}</h4>
      <code data-testid="read-corrected-uri">{uri}</code>
      <CopyButton text={uri} done={copy('done')} failed={copy('failed')}>
        {copy('uri')}
      </CopyButton>
      {rest.map((what) => (
        <p key={what}>{t(`stays.${what}`)}</p>
      ))}
    </div>
  );
}
