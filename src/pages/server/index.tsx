import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Still } from '../../ui/Still.tsx';
import { Title } from '../../ui/Title.tsx';
import { SelfEvaluation } from './SelfEvaluation.tsx';
import styles from './Server.module.css';

const loadHalf = () => import('./Half.tsx');
const noWords = [] as const;
const loadMore = () => import('./More.tsx');
const moreWords = ['serverMore'] as const;

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
        <Still load={loadHalf} words={noWords} className={styles.half ?? ''} />
      </div>
      <Still load={loadMore} words={moreWords} />
    </div>
  );
}
