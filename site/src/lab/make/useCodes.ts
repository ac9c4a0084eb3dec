import { useTranslations } from 'use-intl';
import type { ParsedDraft } from '../settings/draft.ts';
import { type Codes, codesFor } from './codes.ts';
import { useClock } from '../useClock.ts';

interface CurrentCodes {
  readonly codes: Codes;
  /** What the current code belongs to: now, a fixed time, or a counter. */
  readonly label: string;
  /** Whether the codes change with time. */
  readonly isTimed: boolean;
  /** Whether the settings or the fixed time are invalid, so that there are no codes. */
  readonly isStopped: boolean;
}

const noCodes: Codes = { previous: '', current: '', next: '', secondsLeft: undefined };

/** Returns the codes of the settings at the current or fixed time. They are empty until the clock runs. */
export function useCodes({ settings, secret, fixedTime }: ParsedDraft): CurrentCodes {
  const make = useTranslations('labMake');
  const isTimed = settings.type === 'totp';
  const now = useClock(isTimed && fixedTime === undefined);
  const seconds = fixedTime?.ok ? fixedTime.seconds : now === undefined ? undefined : now / 1000;
  const isReady = secret.ok && fixedTime?.ok !== false && (!isTimed || seconds !== undefined);
  return {
    codes: isReady ? codesFor(settings, secret.bytes, seconds ?? 0) : noCodes,
    label: isTimed
      ? make(fixedTime ? 'result.at' : 'result.now')
      : make('result.forCounter', { counter: String(settings.counter) }),
    isTimed,
    isStopped: !secret.ok || fixedTime?.ok === false,
  };
}
