import { useTranslations } from 'use-intl';
import { secondsLeft } from '@otp-lab/otp';
import { useClock } from '../useClock.ts';

interface WhenToReadProps {
  readonly period: number;
}

/** In the last quarter of a period, an app that rounds the time already shows the next code. */
const lateShare = 1 / 4;

/** Says when the visitor should read the code. The test also works at other times, but can't detect rounding then. */
export function WhenToRead({ period }: WhenToReadProps) {
  const t = useTranslations('labTest');
  const now = useClock(true);
  if (now === undefined) return null;
  const secondsToWait = Math.ceil(secondsLeft(now / 1000, period) - period * lateShare);
  return <p>{secondsToWait > 0 ? t('readLater', { seconds: secondsToWait }) : t('readNow')}</p>;
}
