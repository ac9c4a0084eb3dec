import { useTranslations } from 'use-intl';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { localized } from '../../i18n/localized.tsx';
import { FeatureList } from '../shared/FeatureList.tsx';
import { SpecificationList } from '../shared/SpecificationList.tsx';
import styles from '../shared/Text.module.css';
import { Blocks } from './Blocks.tsx';

interface AppTextProps {
  readonly tab: AppId;
}

function AppTextContent({ tab }: AppTextProps) {
  const t = useTranslations('appProse');
  const heading = useTranslations('prose.headings');
  const { features, specifications } = apps[tab];
  return (
    <div className={styles.text}>
      <Blocks tab={tab} />
      <h3>{heading('features')}</h3>
      <FeatureList features={features.map((id) => ({ id, text: t(`features.${id}`) }))} />
      <h3>{heading('specifications')}</h3>
      <SpecificationList specifications={specifications} />
    </div>
  );
}

/** The text of an app's tab: blocks with pictures, features, and specifications. */
export const AppText = localized(AppTextContent);
