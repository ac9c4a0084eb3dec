import { useTranslations } from 'use-intl';
import { secondsLeft } from '@otp-lab/otp';
import { useClock } from '../make/useClock.ts';
import { sentences } from '../../components/shared/sentences.ts';

interface WhenToReadProps {
  readonly period: number;
}

/** In the last quarter of a period an app that rounds the time has long shown the next code. */
const share = 1 / 4;

/** Says when the code is best read; any other moment will do, and tests less. */
export function WhenToRead({ period }: WhenToReadProps) {
  const t = useTranslations('labRun');
  const now = useClock(true);
  if (now === undefined) return null;
  const wait = Math.ceil(secondsLeft(now / 1000, period) - period * share);
  return (
    <p>{sentences([wait > 0 ? t('readLater', { seconds: wait }) : t('readNow'), t('readWhy')])}</p>
  );
}
