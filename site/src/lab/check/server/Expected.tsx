import { useTranslations } from 'use-intl';
import type { Diagnosis, CausePart } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { sentences } from '../../../components/shared/sentences.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { useCharacterError } from '../CodeField.tsx';
import { Comparison } from '../Comparison.tsx';
import styles from './ServerPanel.module.css';
import type { ServerEntry } from './serverEntry.ts';

interface ExpectedProps {
  readonly entry: ServerEntry;
  readonly settings: OtpSettings;
  /** How the server computed the expected code; undefined until the diagnosis is done. */
  readonly diagnosis: Diagnosis | undefined;
  readonly onType: (text: string) => void;
}

/** Settings that a QR code can change, so that the app computes the same as the server. */
const settingsInQr: ReadonlySet<CausePart['family']> = new Set([
  'algorithm',
  'digits',
  'period',
  'type',
]);

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
export function Expected({ entry, settings, diagnosis, onType }: ExpectedProps) {
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
  const verdictKind = certainty === 'certain' && namedRivals.length > 0 ? 'several' : certainty;
  const isRight = diagnosis?.finding === 'match';
  const isFault = parts.length > 0 && !parts.some(({ family }) => family === 'typing');
  const where = parts.every(({ family }) => settingsInQr.has(family)) ? 'qr' : 'server';
  return (
    <div className={styles.expected}>
      <Field label={t('label')} hint={t('hint')} error={error}>
        {(control) => (
          <input
            {...control}
            data-testid="server-expected"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            value={entry.expected}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <div
        role="status"
        data-testid="server-expected-verdict"
        data-finding={diagnosis?.finding}
        data-certainty={diagnosis?.certainty}
      >
        {diagnosis && (
          <>
            <p>
              <strong>
                {isRight && t('right')}
                {certainty === 'none' && t('unknown')}
                {sentences(parts.map(sentenceOf))}
              </strong>
            </p>
            {namedRivals.length > 0 && (
              <p>
                {server('also')}{' '}
                {sentences(namedRivals.flatMap((rival) => rival.parts.map(sentenceOf)))}
              </p>
            )}
            {parts.length > 0 && <Comparison parts={parts} settings={settings} />}
            {isFault && <p>{t(`fix.${where}`)}</p>}
            {parts.length > 0 && <p>{sure(verdictKind, { count: namedRivals.length + 1 })}</p>}
          </>
        )}
      </div>
    </div>
  );
}
