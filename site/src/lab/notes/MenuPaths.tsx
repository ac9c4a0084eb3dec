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

function Path({ menu: { path, platform, source, seen } }: { readonly menu: MenuPath }) {
  const t = useTranslations('labMenus');
  const language = useLocale();
  const day = dayText(seen, language);
  // A help page has no date of its own. The day is the one on which we read it.
  const isUndated = noteSourceOf(source).year === undefined;
  return (
    <dd>
      <ol>
        {path.map((step, index) => (
          <li key={JSON.stringify(step)}>
            <Step step={step} isFirst={index === 0} />
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
