import { vectorFiles } from 'virtual:vector-files';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { formatSize } from '../shared/size.ts';
import { conformance } from './conformanceFile.ts';
import { suite } from './suiteFile.ts';
import styles from './Suite.module.css';

const folder = '/vectors/';
const files = { json: 'otp-vectors.json', schema: 'otp-vectors.schema.json' } as const;

/** What the vectors are, why they matter, and where they are. */
export function Overview() {
  const t = useTranslations('suiteRows');
  const { language, documentOf } = useNavigation();
  const { implementations } = conformance;
  const differing = implementations.filter(({ counts }) => counts.failed > 0);
  return (
    <>
      <p className={`lead ${styles.lead}`}>{t('lead', { cases: suite.numberOfTests })}</p>
      <p className={styles.why}>{t('why')}</p>
      <p className={styles.why}>
        {t.rich('measured', {
          differing: differing.length,
          count: implementations.length,
          every: differing.length === implementations.length ? 'yes' : 'no',
          link: (text) => <a href={`${documentOf('otpqr')}vectors/#implementations`}>{text}</a>,
        })}
      </p>
      <p className={styles.buttons}>
        {(['json', 'schema'] as const).map((file) => (
          <a
            key={file}
            href={folder + files[file]}
            download
            className={file === 'json' ? 'button primary' : 'button'}
          >
            {t(file, { size: formatSize(vectorFiles[files[file]] ?? 0, language) })}
          </a>
        ))}
      </p>
      <p className={styles.facts}>
        {t.rich('facts', {
          version: suite.version,
          license: (text) => (
            <a href={suite.licenseText} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ),
        })}
      </p>
    </>
  );
}
