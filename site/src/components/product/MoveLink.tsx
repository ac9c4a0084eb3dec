import { useTranslations } from 'use-intl';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './MoveLink.module.css';

/** Leads visitors who use another app to the lab's tool Move. */
export function MoveLink() {
  const t = useTranslations('catalog');
  return (
    <p className={styles.move}>
      <Link to="otpqr" query={[['tool', 'move']]}>
        {t('move')}
        <Icon name="arrow-right" size={18} />
      </Link>
    </p>
  );
}
