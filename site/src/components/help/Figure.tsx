import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import styles from './Figure.module.css';

interface WindowProps {
  /** Describes the figure to visitors who can't see it. */
  readonly label: string;
}

/** Draws the window of the Mac login component on its screen, with the labels that the help text uses. */
function Window({ label, children }: WindowProps & { readonly children: ReactNode }) {
  return (
    <span role="img" aria-label={label} className={styles.screen} translate="no">
      <span className={styles.window}>{children}</span>
    </span>
  );
}

const bottomButtons = ['onlineHelp', 'emergency', 'checkUpdates'] as const;

interface WindowBottomProps {
  /** The element that the figure points out. */
  readonly marked?: (typeof bottomButtons)[number] | 'version';
}

/** The lower end of the window: three buttons and the version. */
function WindowBottom({ marked }: WindowBottomProps) {
  const t = useTranslations('figures');
  return (
    <>
      <span className={styles.row}>
        {bottomButtons.map((name) => (
          <span key={name} className={styles.button} data-marked={name === marked ? '' : undefined}>
            {t(name)}
          </span>
        ))}
      </span>
      <span className={styles.version} data-marked={marked === 'version' ? '' : undefined}>
        1.0.3.0 (1.0.1.0)
      </span>
    </>
  );
}

function Digits() {
  const t = useTranslations('figures');
  return (
    <span className={styles.field}>
      <span>{t('code')}</span>
      <span className={styles.digits}>419073</span>
    </span>
  );
}

function Enroll({ label }: WindowProps) {
  const t = useTranslations('figures');
  return (
    <Window label={label}>
      <Digits />
      <span className={styles.row}>
        <span className={styles.button}>{t('cancel')}</span>
        <span className={styles.primary}>{t('enroll')}</span>
      </span>
    </Window>
  );
}

function Login({ label }: WindowProps) {
  const t = useTranslations('figures');
  return (
    <Window label={label}>
      <Digits />
      <span className={styles.row}>
        <span className={styles.primary}>{t('login')}</span>
      </span>
      <WindowBottom />
    </Window>
  );
}

function Emergency({ label }: WindowProps) {
  const t = useTranslations('figures');
  return (
    <Window label={label}>
      <span className={styles.field}>
        <span>{t('administratorId')}</span>
        <span>admin</span>
      </span>
      <span className={styles.field}>
        <span>{t('password')}</span>
        <span>••••••••</span>
      </span>
      <span className={styles.row}>
        <span className={styles.button}>{t('cancel')}</span>
        <span className={styles.primary}>{t('login')}</span>
      </span>
      <span className={styles.version} data-marked="">
        {t('count')}
      </span>
    </Window>
  );
}

/** Returns a figure of the lower end of the window with one element marked. */
function bottomWithMark(marked: NonNullable<WindowBottomProps['marked']>) {
  return ({ label }: WindowProps) => (
    <Window label={label}>
      <WindowBottom marked={marked} />
    </Window>
  );
}

/** The figures by their names in help texts. */
const figures = {
  enroll: Enroll,
  login: Login,
  emergency: Emergency,
  help: bottomWithMark('onlineHelp'),
  update: bottomWithMark('checkUpdates'),
  version: bottomWithMark('version'),
};

export type FigureName = keyof typeof figures;

/** Returns whether there is a figure with this name. */
export function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(figures, name);
}

function NamedFigure({ name, label }: WindowProps & { readonly name: FigureName }) {
  const Drawing = figures[name];
  return <Drawing label={label} />;
}

/** A figure of a help text. */
export const Figure = localized(NamedFigure);
