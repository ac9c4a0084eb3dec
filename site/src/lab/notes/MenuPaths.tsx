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

interface StepProps {
  readonly step: MenuStep;
  readonly isFirst: boolean;
}

/** A button or menu item: its English text, or the name of its icon, such as 'gear button', which may begin the path. */
function Step({ step, isFirst }: StepProps) {
  const t = useTranslations('labMenus.icon');
  const language = useLocale();
  if (typeof step === 'string') return <b lang="en">{step}</b>;
  const [first = '', ...rest] = t(step.icon);
  return <i>{(isFirst ? first.toLocaleUpperCase(language) : first) + rest.join('')}</i>;
}

/** Names the platform and the source of a path, and the day on which it was seen. */
function Source({ menu: { platform, source, seen } }: { readonly menu: MenuPath }) {
  const t = useTranslations('labMenus');
  const day = dayText(seen, useLocale());
  // A help page has no date of its own. The day is the one on which we read it.
  const isUndated = noteSourceOf(source).year === undefined;
  return (
    <small>
      {platform !== undefined && <span>{platform}</span>}{' '}
      <span>
        <NoteSources sources={[source]} />
      </span>{' '}
      <span>{t('seen', { day, help: isUndated ? 'yes' : 'no' })}</span>
    </small>
  );
}

/** Returns whether two paths have the same platform, source, and day. */
function haveSameSource(a: MenuPath, b: MenuPath): boolean {
  return a.platform === b.platform && a.source === b.source && a.seen === b.seen;
}

interface MenuPathsProps {
  readonly app: NoteAppId;
  readonly purposes: readonly MenuPurpose[];
  /** Leaves out the paths for the app's own files of the other kind. */
  readonly file?: MenuPath['file'];
}

/** Lists an app's menu paths for the given purposes, with sources. A source of all paths is named once, below them. */
export function MenuPaths({ app, purposes, file }: MenuPathsProps) {
  const t = useTranslations('labMenus');
  const all = (appMenus[app] ?? []).filter(
    (menu) => file === undefined || menu.file === undefined || menu.file === file,
  );
  const menus = purposes.flatMap((purpose) => all.filter((menu) => menu.purpose === purpose));
  const [first] = menus;
  const common = first && menus.every((menu) => haveSameSource(menu, first)) ? first : undefined;
  return (
    <div className={styles.paths}>
      <dl>
        {menus.map((menu) => (
          <div key={`${menu.purpose} ${menu.platform} ${menu.file}`} data-purpose={menu.purpose}>
            <dt>
              {t(`purpose.${menu.purpose}`)}
              {menu.file !== undefined && ` (${t(`file.${menu.file}`)})`}
            </dt>
            <dd>
              <ol>
                {menu.path.map((step, index) => (
                  <li key={JSON.stringify(step)}>
                    <Step step={step} isFirst={index === 0} />
                  </li>
                ))}
              </ol>
              {!common && <Source menu={menu} />}
            </dd>
          </div>
        ))}
      </dl>
      {common && <Source menu={common} />}
    </div>
  );
}
