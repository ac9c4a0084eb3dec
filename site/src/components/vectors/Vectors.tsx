import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import lab from '../../lab/Lab.module.css';
import heading from '../../lab/ToolHeading.module.css';
import { ToolLinks } from '../../lab/ToolLinks.tsx';
import { Cases } from './Cases.tsx';
import { Changelog } from './Changelog.tsx';
import { Flags } from './Flags.tsx';
import { HowToUse } from './HowToUse.tsx';
import { InTests } from './InTests.tsx';
import { Overview } from './Overview.tsx';
import styles from './Vectors.module.css';
import { vectorsFile } from './vectorsFile.ts';
import { VectorsLinks } from '../shared/VectorsLinks.tsx';

function VectorsPage() {
  const t = useTranslations('vectors');
  const content = useTranslations('vectorsContent');
  const otpqr = useTranslations('otpqr');
  return (
    <div className={`page ${lab.lab}`}>
      <ToolLinks current="vectors" isPart />
      <h1 className={heading.heading}>
        <span className="visually-hidden">{otpqr('name')}: </span>
        {t('heading')}
      </h1>
      <p className={`${lab.intro} ${lab.hiddenInSmallWindows}`}>
        {content('lead', { cases: vectorsFile.numberOfTests })}
      </p>
      <VectorsLinks current="suite" />
      <Overview />
      <InTests />
      <Cases />
      <div className={styles.folded}>
        <HowToUse />
        <Flags />
        <Changelog />
      </div>
    </div>
  );
}

/** The test vectors: what they are, how to use them, and every case. */
export const Vectors = localized(VectorsPage);
