import { useTranslations } from 'use-intl';
import type { Diagnosis, FindingPart } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { Field } from '../../../components/ui/Field.tsx';
import { useWrongCharacter } from '../CodeField.tsx';
import { Comparison } from '../Comparison.tsx';
import styles from './ServerPart.module.css';
import type { ServerEntry } from './serverEntry.ts';

interface ExpectedProps {
  readonly entry: ServerEntry;
  readonly settings: OtpSettings;
  /** What the server did that expected this code; undefined while it is not known. */
  readonly diagnosis: Diagnosis | undefined;
  readonly onType: (text: string) => void;
}

/** What a QR code can say otherwise, so that an app does as the server does. */
const settingsInQr: ReadonlySet<FindingPart['family']> = new Set([
  'algorithm',
  'digits',
  'period',
  'type',
]);

/** What is wrong with a clock, as its sentence names it. */
function clockIs(sentence: FindingPart['sentence'], to: number): string {
  const [, kind = ''] = sentence.split('-');
  return kind === 'steps' || kind === 'seconds' ? (to > 0 ? 'fast' : 'slow') : kind;
}

/** The code that a server expected, where a log tells it: the same search, of the server. */
export function Expected({ entry, settings, diagnosis, onType }: ExpectedProps) {
  const t = useTranslations('labServer.expected');
  const kinds = useTranslations('labCheck.kind');
  const say = ({ family, name, sentence, values }: FindingPart) => {
    const ends = [values['from'], values['to']].map((end) => Math.abs(Number(end ?? 0)));
    return t(`did.${family}`, {
      id: name.slice(family.length + 1).replaceAll('-', ''),
      value: String(Object.values(values)[0] ?? ''),
      from: String(Math.min(...ends)),
      to: String(Math.max(...ends)),
      direction: clockIs(sentence, Number(values['to'] ?? 0)),
      code: String(values['code'] ?? ''),
    });
  };
  const server = useTranslations('labServer');
  const error = useWrongCharacter(entry.expected);
  const { certainty = 'none', parts = [], also = [] } = diagnosis ?? {};
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
              <strong>{kinds(isRight && certainty === 'certain' ? 'match' : certainty)}</strong>{' '}
              {isRight && t('right')}
              {certainty === 'none' && t('unknown')}
              {parts.map(say).join(' ')}
            </p>
            {also.length > 0 && (
              <p>
                {server('also')} {also.flatMap((one) => one.parts.map(say)).join(' ')}
              </p>
            )}
            {parts.length > 0 && <Comparison parts={parts} settings={settings} />}
            {isFault && <p>{t(`fix.${where}`)}</p>}
          </>
        )}
      </div>
    </div>
  );
}
