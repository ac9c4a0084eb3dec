import { useLocale, useTranslations } from 'use-intl';
import {
  appMenus,
  type MenuPath,
  type MenuPurpose,
  type MenuStep,
  type NoteAppId,
  noteSourceOf,
} from '@otp-lab/app-notes';
import { dayText } from '../../components/shared/dayText.ts';
import styles from './MenuPaths.module.css';
import { NoteSources } from './NoteSources.tsx';

/** A button or menu item: its English text, or the name of its icon. */
function Step({ step }: { readonly step: MenuStep }) {
  const t = useTranslations('labMenus.icon');
  if (typeof step !== 'string') return <i>{t(step.icon)}</i>;
  return <b lang="en">{step}</b>;
}

function Path({ menu: { path, platform, source, seen } }: { readonly menu: MenuPath }) {
  const t = useTranslations('labMenus');
  const language = useLocale();
  const day = dayText(seen, language);
  // A help page has no date of its own. The day is the one on which we read it.
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
        {platform !== undefined && <span>{platform}</span>}{' '}
        <span>
          <NoteSources sources={[source]} />
        </span>{' '}
        <span>{t('seen', { day, help: isUndated ? 'yes' : 'no' })}</span>
      </small>
    </dd>
  );
}

interface MenuPathsProps {
  readonly app: NoteAppId;
  readonly purposes: readonly MenuPurpose[];
  /** Leaves out the paths for the app's own files of the other kind. */
  readonly file?: MenuPath['file'];
}

/** Lists an app's menu paths for the given purposes, with sources. */
export function MenuPaths({ app, purposes, file }: MenuPathsProps) {
  const t = useTranslations('labMenus');
  const menus = (appMenus[app] ?? []).filter(
    (menu) => file === undefined || menu.file === undefined || menu.file === file,
  );
  return (
    <dl className={styles.paths}>
      {purposes.flatMap((purpose) =>
        menus
          .filter((menu) => menu.purpose === purpose)
          .map((menu) => (
            <div key={`${purpose} ${menu.platform} ${menu.file}`} data-purpose={purpose}>
              <dt>
                {t(`purpose.${purpose}`)}
                {menu.file !== undefined && ` (${t(`file.${menu.file}`)})`}
              </dt>
              <Path menu={menu} />
            </div>
          )),
      )}
    </dl>
  );
}
