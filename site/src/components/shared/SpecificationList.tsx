import { useLocale, useTranslations } from 'use-intl';
import type { Specification } from '../../catalog/specifications.ts';
import { listOf } from './intl.ts';
import { spaced } from './spaced.ts';
import styles from './Text.module.css';

/** Returns a function that formats the value of a specification. */
function useValue() {
  const t = useTranslations('prose.specifications');
  const shared = useTranslations('catalog');
  const language = useLocale();
  const list = (values: readonly string[]) =>
    spaced(listOf(language, values, 'conjunction'), language);

  return (specification: Specification): string => {
    switch (specification.id) {
      case 'price':
        return t('priceText');
      case 'server':
        return t('serverText');
      case 'credential':
        return t('credentialText');
      case 'sizes':
        return t('sizesText');
      case 'requirement':
      case 'widgets':
      case 'watch':
        return shared('version', { ...specification.requirement });
      case 'processors':
        return list(specification.processors.map((processor) => t(`processor.${processor}`)));
      case 'arm':
        return t(`armText.${specification.support}`);
      case 'periods':
        return spaced(
          t('periodsText', { list: list(specification.seconds.map(String)) }),
          language,
        );
      case 'defaults':
        return t('defaultsText', {
          digits: String(specification.defaults.digits),
          algorithm: specification.defaults.algorithm,
          seconds: String(specification.defaults.seconds),
        });
      default:
        return list(specification.values);
    }
  };
}

interface SpecificationListProps {
  readonly specifications: readonly Specification[];
}

/** A list of requirements and supported values. */
export function SpecificationList({ specifications }: SpecificationListProps) {
  const t = useTranslations('prose.specifications');
  const value = useValue();
  return (
    <dl className={styles.specifications}>
      {specifications.map((specification) => (
        <div key={specification.id}>
          <dt>{t(specification.id)}</dt>
          <dd>{value(specification)}</dd>
        </div>
      ))}
    </dl>
  );
}
