import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { SealHalf } from '../../ui/SealHalf.tsx';
import { Title } from '../../ui/Title.tsx';
import { More } from './More.tsx';
import { SelfEvaluation } from './SelfEvaluation.tsx';
import styles from './Server.module.css';

/** The server page: the demo, the evaluation, and what an administrator asks before either. */
export function Screen() {
  const t = useTranslations('server');
  return (
    <div className="page">
      <Title text={t('title')} />
      <div className={styles.top}>
        <div>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
          <div className={styles.buttons}>
            <a id="selfDemo" href={site.demo} className="button primary">
              {t('demo')}
            </a>
            <a id="selfEval" href={site.evaluation} className="button">
              {t('evaluation')}
            </a>
          </div>
          <SelfEvaluation />
        </div>
        <div className={styles.half}>
          <SealHalf side="right" />
        </div>
      </div>
      <More />
    </div>
  );
}
