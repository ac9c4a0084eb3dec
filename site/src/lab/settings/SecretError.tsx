import { useLocale, useTranslations } from 'use-intl';
import { formatOf } from '../../components/shared/intl.ts';
import { sentences } from '../../components/shared/sentences.ts';
import { maxSecretLength, type SecretProblem } from './secret.ts';

interface SecretErrorProps {
  readonly error: SecretProblem;
}

/** Says which character of a secret is invalid, or what else is wrong with it. */
export function SecretError({ error }: SecretErrorProps) {
  const t = useTranslations('otpqr.error');
  const language = useLocale();
  if (error.kind === 'length') return t('length', { length: error.length });
  if (error.kind === 'tooLong') return t('secretTooLong', { most: maxSecretLength });
  if (error.kind === 'hex') return t('hex', { digits: String(error.digits), base32: error.base32 });
  if (error.kind !== 'character') return t(error.kind);
  const sentence = t('character', { place: String(error.index + 1), character: error.character });
  if (error.suggestions.length === 0) return sentence;
  const suggestions = formatOf(Intl.ListFormat, language, { type: 'disjunction' }).format(
    error.suggestions.map((letter) => t('letter', { letter })),
  );
  return sentences([sentence, t('suggestion', { suggestions })]);
}
