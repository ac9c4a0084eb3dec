import { badgeId } from '@otp-lab/vectors/conformance';
import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import * as site from '../../../site.config.ts';
import { conformance } from './conformanceFile.ts';
import { files } from './files.ts';
import { inAction, inRunner } from './samples.ts';
import { vectorsFolder } from './vectorsFolder.ts';
import styles from './Vectors.module.css';

/** The address of an implementation's badge, as an example. */
function badgeAddress(): string {
  const [first] = conformance.implementations;
  return `${vectorsFolder}badges/${badgeId(first?.name ?? '')}.json`;
}

/** Five steps for maintainers of a library, who uses the vectors, and how to add a case. */
export function InTests() {
  const t = useTranslations('vectorsContent.inTests');
  const code = (text: ReactNode) => <code lang="en">{text}</code>;
  const mail = (text: ReactNode) => <a href={`mailto:${site.contact.email}`}>{text}</a>;
  const badge = badgeAddress();
  return (
    <section aria-labelledby="tests" className={styles.section}>
      <h2 id="tests">{t('title')}</h2>
      <ol className={styles.steps}>
        <li>
          {t.rich('get', {
            archive: (text) => (
              <a href={files.archive.address} download>
                {text}
              </a>
            ),
            sum: (text) => (
              <a href={files.archiveSum.address} download>
                {text}
              </a>
            ),
          })}
        </li>
        <li>{t('copy')}</li>
        <li>{t.rich('call', { code })}</li>
        <li>
          {t('run')}
          <pre>
            <code lang="en">{inRunner(files.archive.name)}</code>
          </pre>
        </li>
        <li>
          {t('ci')}
          <pre>
            <code lang="en">{inAction(files.archive.name)}</code>
          </pre>
        </li>
      </ol>
      <h3>{t('users')}</h3>
      <p>{t.rich('usersNone', { mail })}</p>
      <p>{t.rich('addCase', { mail })}</p>
      <p>
        {t.rich('badge', {
          file: badge,
          link: (text) => (
            <a href={badge}>
              <code lang="en">{text}</code>
            </a>
          ),
        })}
      </p>
    </section>
  );
}
