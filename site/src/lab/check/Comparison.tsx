import { useTranslations } from 'use-intl';
import type { CausePart } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../components/ui/Icon.tsx';
import styles from './Comparison.module.css';

interface ComparisonProps {
  readonly parts: readonly CausePart[];
  readonly settings: OtpSettings;
}

/** Shows the settings next to the values that the app used. Hidden from screen readers, which get the sentence. */
export function Comparison({ parts, settings }: ComparisonProps) {
  const field = useTranslations('otpqr.settings');
  const { type, algorithm, digits, period, counter } = settings;
  const valueOf = (family: CausePart['family'], name: string) =>
    parts.find((part) => part.family === family)?.values[name];
  const seconds = (value: number) => field('seconds', { seconds: value });
  const steps = valueOf('counter', 'steps');
  const otherType = parts.find(({ family }) => family === 'type')?.name.split(':')[1];
  const otherPeriod = valueOf('period', 'period');
  const rows = [
    { key: 'type' as const, expected: type.toUpperCase(), used: otherType?.toUpperCase() },
    { key: 'algorithm' as const, expected: algorithm, used: valueOf('algorithm', 'algorithm') },
    { key: 'digits' as const, expected: digits, used: valueOf('digits', 'digits') },
    type === 'hotp'
      ? {
          key: 'counter' as const,
          expected: String(counter),
          used: steps === undefined ? undefined : String(counter + BigInt(steps)),
        }
      : {
          key: 'period' as const,
          expected: seconds(period),
          used: otherPeriod === undefined ? undefined : seconds(Number(otherPeriod)),
        },
  ];
  return (
    <dl className={styles.compared} aria-hidden="true">
      {rows.map(({ key, expected, used }) => (
        <div key={key} data-kept={used === undefined}>
          <dt>
            {field(key)}
            {used === undefined && <Icon name="check" size={16} />}
          </dt>
          <dd>
            {used === undefined ? expected : <s>{expected}</s>}
            {used !== undefined && <strong>{used}</strong>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
