import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../components/ui/Icon.tsx';
import { Link } from '../components/ui/Link.tsx';
import { appNameInStore } from '../i18n/appNames.ts';
import { type AppWithPage, findApp, type Tool } from '../routes.ts';
import styles from './ToolHeading.module.css';

/** The namespace with each tool's heading. */
const namespaces = {
  make: 'labMake',
  check: 'labCheck',
  read: 'labRead',
  test: 'labTest',
  vectors: 'labVectors',
  program: 'labProgram',
  notes: 'labNotes',
  move: 'labMove',
} as const satisfies Readonly<Record<Tool, string>>;

interface ToolHeadingProps {
  readonly tool: Tool;
  /** The app of the address. While the app's tool loads, another tool is still shown. */
  readonly app: AppWithPage | undefined;
  /** Whether the tool failed to load, so that there are no messages with its own heading. */
  readonly hasFailed: boolean;
}

/**
 * The main heading of the lab: what the tool does for the visitor. Screen readers read the lab's name before it, which
 * others see in the header or in the lab's menu. On the page of an app it is the
 * app's title, below a link to all apps.
 */
export function ToolHeading({ tool, app, hasFailed }: ToolHeadingProps) {
  const t = useTranslations();
  const locale = useLocale();
  const withPage = tool === 'notes' || tool === 'move' ? tool : undefined;
  const shownApp = hasFailed ? undefined : findApp(withPage, app);
  const isOfApp = withPage !== undefined && shownApp !== undefined;
  return (
    <>
      {isOfApp && (
        <p className={styles.back}>
          <Link to="otpqr" query={[['tool', withPage]]}>
            <Icon name="chevron-left" size={16} />
            {t(`${namespaces[withPage]}.back`)}
          </Link>
        </p>
      )}
      <h1 className={styles.heading}>
        <span className="visually-hidden">{t('otpqr.name')}: </span>
        {isOfApp
          ? t(`${namespaces[withPage]}.appTitle`, { app: appNameInStore(locale, shownApp) })
          : hasFailed
            ? t(`otpqr.tools.${tool}`)
            : t(`${namespaces[tool]}.title`)}
      </h1>
    </>
  );
}
