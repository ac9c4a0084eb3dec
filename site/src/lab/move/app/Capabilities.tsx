import { useLocale, useTranslations } from 'use-intl';
import type { NumberRange } from '@otp-lab/account-transfer';
import { listOf } from '../../../components/shared/intl.ts';
import type { FormatFacts } from '../moveQuestions.ts';
import { typeNames } from '../typeNames.ts';
import styles from './MoveApp.module.css';

interface CapabilitiesProps {
  readonly facts: FormatFacts;
}

/** In seconds. If a format allows periods up to this one or longer, the list names no bound: nobody uses them. */
const longPeriod = 3600;

/** Lists what a format can express about an account. */
export function Capabilities({ facts: { capabilities, encryption } }: CapabilitiesProps) {
  const t = useTranslations('labMoveApp');
  const language = useLocale();
  const list = (values: readonly string[]) => listOf(language, values, 'unit');
  const { types, algorithms, digits, periods, groups } = capabilities;
  const range = (numbers: NumberRange): string => {
    if (!('min' in numbers)) return list(numbers.map(String));
    return numbers.max >= longPeriod ? t('any') : `${numbers.min}–${numbers.max}`;
  };
  const details: readonly (readonly [boolean, string])[] = [
    [capabilities.hasNote, t('detail.note')],
    [groups !== 'none', t(groups === 'one' ? 'detail.oneGroup' : 'detail.groups')],
    [capabilities.hasFavorite, t('detail.favorite')],
    [capabilities.hasIcon, t('detail.icon')],
    [capabilities.hasPin, t('detail.pin')],
  ];
  const namesOf = (isPresent: boolean) =>
    list(details.flatMap(([isKept, name]) => (isKept === isPresent ? [name] : [])));
  const rows = [
    [t('types'), list(types.map((type) => typeNames[type]))],
    [t('algorithms'), list([...algorithms])],
    [t('digits'), range(digits)],
    [t('periods'), range(periods)],
    [t('details'), namesOf(true)],
    [t('missing'), namesOf(false)],
    [t('lock'), t(`encryption.${encryption}`)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
