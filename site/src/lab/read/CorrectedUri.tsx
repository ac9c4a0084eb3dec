import { useLocale, useTranslations } from 'use-intl';
import { type OtpSettings, writeOtpUri } from '@otp-lab/otp';
import type { Finding, RuleId } from '@otp-lab/otp/read';
import { listOf } from '../../components/shared/intl.ts';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import { LongWord } from '../../components/shared/LongWord.tsx';
import styles from './CorrectedUri.module.css';

interface CorrectedUriProps {
  readonly account: OtpSettings;
  readonly findings: readonly Finding[];
  /** The invalid parameters, in place of which the corrected URI has defaults. */
  readonly invalid?: readonly string[];
}

/** What visitors should know about the corrected URI. */
type Remark = 'secret' | 'digits' | 'colon' | 'issuer' | 'misnamed';

/** The remarks by the rule of a finding. */
const remarks: Partial<Record<RuleId, Remark>> = {
  'rfc4226-R6': 'secret',
  'rfc4226-R4': 'digits',
  'key-uri-label-colons': 'colon',
  'key-uri-issuer-mismatch': 'issuer',
  'parameter-misnamed': 'misnamed',
};

/** Problems of the account itself, which stay in any spelling of the URI. */
const unfixable: readonly (Remark | undefined)[] = ['secret', 'digits', 'colon'];

/** Returns whether another spelling of the URI mends the finding. */
function isMendable({ severity, rule }: Finding): boolean {
  if (severity === 'note') return rule === 'rfc3986-raw';
  return !unfixable.includes(remarks[rule]);
}

/** Shows a URI that states the account's settings as the format demands, unless the URI that was read does. */
export function CorrectedUri({ account, findings, invalid = [] }: CorrectedUriProps) {
  const t = useTranslations('labRead');
  const copy = useTranslations('otpqr.copy');
  const language = useLocale();
  if (invalid.length === 0 && !findings.some(isMendable)) return null;
  const uri = writeOtpUri(account);
  const about = new Set(findings.flatMap(({ rule }) => remarks[rule] ?? []));
  const meant = findings
    .filter(({ rule }) => rule === 'parameter-misnamed')
    .map(({ values }) => `${values['meant']}=${values['value']}`);
  return (
    <div className={styles.corrected}>
      <h4>{t('correctedUri')}</h4>
      {invalid.length > 0 && (
        <p>{t('corrected.invalid', { parameters: listOf(language, invalid, 'conjunction') })}</p>
      )}
      {about.has('misnamed') && (
        <p>{t('corrected.misnamed', { parameters: listOf(language, meant, 'conjunction') })}</p>
      )}
      <code data-testid="read-corrected-uri">
        <LongWord kind="uri" text={uri} />
      </code>
      <CopyButton text={uri}>{copy('uri')}</CopyButton>
      {[...about]
        .filter((what) => what !== 'misnamed')
        .map((what) => (
          <p key={what}>{t(`corrected.${what}`)}</p>
        ))}
    </div>
  );
}
