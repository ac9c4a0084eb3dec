import { useLocale, useTranslations } from 'use-intl';
import { suiteKinds } from '@otp-lab/vectors';
import { pageLink } from '../../addresses.ts';
import { formatSize } from '../shared/size.ts';
import { conformance } from './conformanceFile.ts';
import { files } from './files.ts';
import { countOf, vectorsFile } from './vectorsFile.ts';
import styles from './Vectors.module.css';

/** The kinds of cases, with the number of cases, as links to their lists. */
function Contents() {
  const t = useTranslations('vectorsContent');
  const page = pageLink(useLocale(), 'vectors');
  return (
    <nav data-testid="contents" aria-labelledby="cases" className={styles.contents}>
      <p aria-hidden="true">{t('covers')}</p>
      <ul>
        {suiteKinds.map((kind) => (
          <li key={kind}>
            <a href={`${page}#${kind}`}>{t(`kinds.${kind}.name`)}</a> <span>{countOf(kind)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Why the vectors matter, links to the files, and the kinds of cases. */
export function Overview() {
  const t = useTranslations('vectorsContent');
  const locale = useLocale();
  const { implementations } = conformance;
  const implementationsLink = `${pageLink(locale, 'otpqr', [['tool', 'vectors']])}#implementations`;
  const differing = implementations.filter(({ counts }) => counts.failed > 0);
  return (
    <div className={styles.overview}>
      <p className={styles.buttons}>
        {(['archive', 'json', 'schema'] as const).map((file) => (
          <a
            key={file}
            href={files[file].address}
            download
            className={file === 'archive' ? 'button primary' : 'button'}
          >
            {t(file, { size: formatSize(files[file].size, locale) })}
          </a>
        ))}
      </p>
      <p className={styles.facts}>
        {t.rich('facts', {
          version: vectorsFile.version,
          license: (text) => (
            <a href={vectorsFile.licenseText} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ),
        })}
      </p>
      <p className={styles.why}>{t('why')}</p>
      <p className={styles.why}>
        {t.rich('measured', {
          differing: differing.length,
          count: implementations.length,
          every: differing.length === implementations.length ? 'yes' : 'no',
          link: (text) => <a href={implementationsLink}>{text}</a>,
        })}
      </p>
      <Contents />
    </div>
  );
}
