import { useLocale, useTranslations } from 'use-intl';
import type { Base32Error } from '@otp-lab/otp';
import { sentences } from '../../components/shared/sentences.ts';

interface SecretErrorProps {
  readonly error: Base32Error;
}

/** Says which character of a secret is invalid, or that its length is. */
export function SecretError({ error }: SecretErrorProps) {
  const t = useTranslations('otpqr.error');
  const language = useLocale();
  if (error.kind === 'length') return t('length', { length: error.length });
  if (error.kind !== 'character') return t(error.kind);
  const sentence = t('character', { place: String(error.index + 1), character: error.character });
  if (error.suggestions.length === 0) return sentence;
  const suggestions = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    error.suggestions.map((letter) => t('letter', { letter })),
  );
  return sentences([sentence, t('suggestion', { suggestions })]);
}
