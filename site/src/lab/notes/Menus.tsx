import { useLocale, useTranslations } from 'use-intl';
import {
  appMenus,
  type MenuPath,
  menuPurposes,
  type MenuStep,
  type NoteAppId,
  noteSourceOf,
} from '@otp-lab/app-notes';
import { formatOf } from '../../components/shared/intl.ts';
import styles from './Menus.module.css';
import { NoteSources } from './NoteSources.tsx';

/** A button or menu item: its English text, or the name of its icon. */
function Step({ step }: { readonly step: MenuStep }) {
  const t = useTranslations('labNotesTable.menus.icon');
  if (typeof step !== 'string') return <i>{t(step.icon)}</i>;
  return <b lang="en">{step}</b>;
}

function Path({ menu: { path, platform, source, seen } }: { readonly menu: MenuPath }) {
  const t = useTranslations('labNotesTable.menus');
  const language = useLocale();
  const day = formatOf(Intl.DateTimeFormat, language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(seen));
  // Help pages have no date, so it's the day of reading.
  const isUndated = noteSourceOf(source).year === undefined;
  return (
    <dd>
      <ol>
        {path.map((step) => (
          <li key={JSON.stringify(step)}>
            <Step step={step} />
          </li>
        ))}
      </ol>
      <small>
        {platform !== undefined && `${platform} · `}
        <NoteSources sources={[source]} />
        {` · ${t('seen', { day, help: isUndated ? 'yes' : 'no' })}`}
      </small>
    </dd>
  );
}

/** Where an app scans a code, takes a key, and imports and exports accounts, with sources. */
export function Menus({ app }: { readonly app: NoteAppId }) {
  const t = useTranslations('labNotesTable.menus');
  const menus = appMenus[app];
  if (menus === undefined) return null;
  return (
    <section className={styles.menus} aria-labelledby="menus" data-testid="app-menus">
      <h3 id="menus">{t('title')}</h3>
      <p>{t('intro')}</p>
      <dl>
        {menuPurposes.flatMap((purpose) =>
          menus
            .filter((menu) => menu.purpose === purpose)
            .map((menu) => (
              <div key={purpose} data-purpose={purpose}>
                <dt>{t(`purpose.${purpose}`)}</dt>
                <Path menu={menu} />
              </div>
            )),
        )}
      </dl>
    </section>
  );
}
