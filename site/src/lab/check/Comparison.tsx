import { useLocale, useTranslations } from 'use-intl';
import type { FindingPart } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../components/ui/Icon.tsx';
import { formatDuration } from '../diagnosis/formatDuration.ts';
import styles from './Comparison.module.css';

interface ComparisonProps {
  readonly parts: readonly FindingPart[];
  readonly settings: OtpSettings;
}

/** The settings beside what the app made of them: the verdict's sentence as a picture. */
export function Comparison({ parts, settings }: ComparisonProps) {
  const field = useTranslations('otpqr.settings');
  const language = useLocale();
  const { type, algorithm, digits, period, counter } = settings;
  const valueOf = (family: FindingPart['family'], name: string) =>
    parts.find((part) => part.family === family)?.values[name];
  const seconds = (value: number) => formatDuration(value, language, 'short');
  const steps = valueOf('counter', 'steps');
  const otherType = parts.find(({ family }) => family === 'type')?.name.split(':')[1];
  const otherPeriod = valueOf('period', 'period');
  const counts = type === 'hotp';
  const rows = [
    { key: 'type' as const, asked: type.toUpperCase(), used: otherType?.toUpperCase() },
    { key: 'algorithm' as const, asked: algorithm, used: valueOf('algorithm', 'algorithm') },
    { key: 'digits' as const, asked: digits, used: valueOf('digits', 'digits') },
    counts
      ? {
          key: 'counter' as const,
          asked: String(counter),
          used: steps === undefined ? undefined : String(counter + BigInt(steps)),
        }
      : {
          key: 'period' as const,
          asked: seconds(period),
          used: otherPeriod === undefined ? undefined : seconds(Number(otherPeriod)),
        },
  ];
  return (
    <dl className={styles.compared} aria-hidden="true">
      {rows.map(({ key, asked, used }) => (
        <div key={key} data-kept={used === undefined}>
          <dt>{field(key)}</dt>
          <dd>
            {used === undefined ? asked : <s>{asked}</s>}
            {used === undefined ? <Icon name="check" size={16} /> : <strong>{used}</strong>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
