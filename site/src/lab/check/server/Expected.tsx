import { useTranslations } from 'use-intl';
import type { Diagnosis, CausePart } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { sentences } from '../../../components/shared/sentences.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import lab from '../../Lab.module.css';
import { useCharacterError } from '../CodeField.tsx';
import { codeInput } from '../codeInput.ts';
import { certaintyOf } from '../certaintyOf.ts';
import { Comparison } from '../Comparison.tsx';
import verdictStyles from '../../Verdict.module.css';
import styles from './ServerPanel.module.css';
import type { ServerEntry } from './serverEntry.ts';

interface ExpectedProps {
  readonly entry: ServerEntry;
  readonly settings: OtpSettings;
  /** Whether the secret is the sample secret: the visitor left the field empty, or typed that secret. */
  readonly isSample: boolean;
  /** How the server computed the expected code; undefined until the diagnosis is done. */
  readonly diagnosis: Diagnosis | undefined;
  readonly onType: (text: string) => void;
}

/** The families of deviations from settings, which are in the QR code. */
const settingsInQr: ReadonlySet<CausePart['family']> = new Set([
  'algorithm',
  'digits',
  'period',
  'type',
]);

/** Returns whether another QR code makes the app compute as the server does. */
function isSettingInQr({ name, family }: CausePart): boolean {
  // No period makes an app take seconds as time steps, because apps divide by it.
  return settingsInQr.has(family) && name !== 'period:1';
}

/** Returns the direction or kind of a clock error, as an argument of its message: 'fast', 'zone' or 'milliseconds'. */
function clockErrorOf(kind: CausePart['kind'], to: number): string {
  const [, clockError = ''] = kind.split('-');
  if (clockError === 'steps' || clockError === 'seconds') return to > 0 ? 'fast' : 'slow';
  return clockError;
}

/**
 * A field for the code that the server expected, which its log may contain. We diagnose this code in the same way
 * as an app's code.
 */
export function Expected({ entry, settings, isSample, diagnosis, onType }: ExpectedProps) {
  const t = useTranslations('labCheckServer.expected');
  const sure = useTranslations('labCheck.sure');
  const sentenceOf = ({ family, name, kind, values }: CausePart) => {
    const ends = [values['from'], values['to']].map((end) => Math.abs(Number(end ?? 0)));
    return t(`did.${family}`, {
      id: name.slice(family.length + 1).replaceAll('-', ''),
      value: String(Object.values(values)[0] ?? ''),
      from: String(Math.min(...ends)),
      to: String(Math.max(...ends)),
      direction: clockErrorOf(kind, Number(values['to'] ?? 0)),
      code: String(values['code'] ?? ''),
    });
  };
  const server = useTranslations('labCheckServer');
  const error = useCharacterError(entry.expected);
  const { certainty = 'none', parts = [], namedRivals = [] } = diagnosis ?? {};
  const kind = diagnosis ? certaintyOf(diagnosis) : 'none';
  const isRight = diagnosis?.finding === 'match';
  const icon = isRight ? 'check' : certainty === 'none' ? 'search' : 'alert';
  const isFault = parts.length > 0 && !parts.some(({ family }) => family === 'typing');
  const where = parts.every(isSettingInQr) ? 'qr' : 'server';
  return (
    <div className={styles.expected}>
      <Field label={t('label')} hint={t('hint')} error={error}>
        {(control) => (
          <input
            {...control}
            {...codeInput}
            className={`${control.className} ${styles.code}`}
            data-testid="server-expected"
            value={entry.expected}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <div
        role="status"
        className={diagnosis && lab.result}
        data-testid="server-expected-verdict"
        data-finding={diagnosis?.finding}
        data-certainty={diagnosis?.certainty}
      >
        {diagnosis && (
          <div className={verdictStyles.verdict} data-kind={isRight ? 'match' : certainty}>
            <span className={verdictStyles.tile}>
              <Icon name={icon} size={24} />
            </span>
            <div>
              <p className={verdictStyles.sentence}>
                {isRight && t('right')}
                {certainty === 'none' && t('unknown')}
                {sentences(parts.map(sentenceOf))}
              </p>
              {isSample && certainty === 'none' && <p>{server('sample')}</p>}
              {namedRivals.length > 0 && (
                <p>
                  {server('also')}{' '}
                  {sentences(namedRivals.flatMap((rival) => rival.parts.map(sentenceOf)))}
                </p>
              )}
              {parts.length > 0 && <Comparison parts={parts} settings={settings} />}
              {isFault && <p>{t(`fix.${where}`)}</p>}
              {parts.length > 0 && kind !== 'match' && (
                <p className={verdictStyles.sure}>
                  <strong>{sure(kind, { count: namedRivals.length + 1 })}</strong>
                </p>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
