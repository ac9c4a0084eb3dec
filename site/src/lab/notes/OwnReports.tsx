import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/ui/Link.tsx';
import { useFileDrop } from '../../hooks/useFileDrop.ts';
import type { ToolMemory } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { OwnReportRows } from './lazy.ts';
import styles from './OwnReports.module.css';
import {
  addReports,
  maxKilobytes,
  maxReports,
  noReports,
  type OwnReports as Own,
  readReports,
} from './ownReports.ts';

interface OwnReportsProps {
  readonly memory: ToolMemory;
  /** The element that contains the table; undefined until it is rendered. */
  readonly rows: HTMLElement | undefined;
}

/** Adds report cards from Test to the table. The visitor chooses or drops their files. */
export function OwnReports({ memory, rows }: OwnReportsProps) {
  const t = useTranslations('labNotes.own');
  const [own, setOwn] = useRemembered<Own>(memory, 'notes.own', noReports);
  const { reports, problems } = own;
  const addFiles = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const read = await readReports(files);
    setOwn((before) => addReports(before, read));
  };
  useFileDrop((files) => void addFiles(files));

  return (
    <section className={styles.own} aria-labelledby="own-reports">
      <h2 id="own-reports">{t('title')}</h2>
      <p className={styles.how}>
        {t.rich('intro', {
          test: (text) => (
            <Link to="otpqr" query={[['tool', 'test']]}>
              {text}
            </Link>
          ),
        })}
      </p>
      <label className={styles.zone}>
        <span className="button">{t('choose')}</span>
        <input
          type="file"
          accept="application/json,.json"
          multiple
          data-testid="notes-report"
          aria-describedby="own-problems"
          onChange={({ target }) => {
            const files = Array.from(target.files ?? []);
            // Without this, choosing the same file again fires no event.
            target.value = '';
            void addFiles(files);
          }}
        />
      </label>
      <div id="own-problems" role="alert">
        {problems.map(({ kind, name }, index) => (
          <p key={index} className={styles.problem} data-testid="notes-report-error">
            {t(`problem.${kind}`, { name, most: kind === 'many' ? maxReports : maxKilobytes })}
          </p>
        ))}
      </div>
      <p role="status">{reports.length > 0 && t('loaded', { count: reports.length })}</p>
      <Suspense>
        {reports.length > 0 && rows && (
          <OwnReportRows
            reports={reports}
            rows={rows}
            onRemove={(report) =>
              setOwn({ reports: reports.filter((loaded) => loaded !== report), problems: [] })
            }
          />
        )}
      </Suspense>
    </section>
  );
}
