import { useTranslations } from 'use-intl';
import {
  type CauseKind,
  type CausePart,
  type Diagnosis,
  looksLikeTypingDelay,
} from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import type { Messages } from '../../i18n/messageTypes.ts';

type AdviceName = Exclude<keyof Messages['labCheck']['advice'], 'relayed' | 'spelling'>;

/** Findings that say that the clock is wrong. In the other findings about time, the app uses a right clock wrongly. */
const wrongClockKinds = new Set<CauseKind>(['clock-steps', 'clock-seconds', 'clock-zone']);

/** Returns the advice for a part of a finding. */
function adviceFor({ family, kind, values }: CausePart): AdviceName {
  // Time that isn't divided by the period: the app doesn't use another period.
  if (kind === 'period' && values['period'] === 1) return 'time';
  if (kind === 'counter-step') return 'step';
  if (kind.startsWith('clock-') && !wrongClockKinds.has(kind)) return 'time';
  if (kind.startsWith('counter-')) return 'hash';
  switch (family) {
    case 'algorithm':
    case 'digits':
    case 'period':
    case 'type':
      return 'settings';
    default:
      return family;
  }
}

interface AdviceProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
  /** The visitor's answer about the device's clock; undefined until there is one. */
  readonly isClockRight: boolean | undefined;
}

/** Returns whether the code is older than its typing explains. Another person may have sent it. */
function isOld(part: CausePart): boolean {
  return (
    (part.kind === 'clock-steps' || part.kind === 'clock-seconds') &&
    Number(part.values['to']) < 0 &&
    !looksLikeTypingDelay(part)
  );
}

/** Says what to do about the named causes. A code that was typed late needs no advice on the clock. */
export function Advice({ diagnosis, settings, isClockRight }: AdviceProps) {
  const { parts, namedRivals } = diagnosis;
  const t = useTranslations('labCheck.advice');
  const named = [parts, ...namedRivals.map((cause) => cause.parts)]
    .flat()
    .filter((part) => !(isClockRight === true && looksLikeTypingDelay(part)));
  const advices = new Set(named.map(adviceFor));
  // If the app uses the wrong type, advice about the counter doesn't apply.
  if (parts.some(({ family }) => family === 'type')) advices.delete('counter');
  const usesDefault = named.some(
    ({ family, values }) => family === 'algorithm' && values['algorithm'] === 'SHA1',
  );
  return (
    <>
      {[...advices].map((advice) => (
        <p key={advice}>{t(advice)}</p>
      ))}
      {isClockRight !== false && named.some(isOld) && <p>{t('relayed')}</p>}
      {usesDefault && <p>{t('spelling', { lowercase: settings.algorithm.toLowerCase() })}</p>}
    </>
  );
}
