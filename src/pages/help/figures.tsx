import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { FigureProps } from '../../ui/LongText.tsx';
import styles from './Figure.module.css';

/** The window is drawn with the words that the text uses; a row of it where that is what matters. */
function Window({ label, children }: FigureProps & { readonly children: ReactNode }) {
  return (
    <span role="img" aria-label={label} className={styles.window} translate="no">
      {children}
    </span>
  );
}

const bottomButtons = ['onlineHelp', 'emergency', 'checkUpdates'] as const;

interface BottomProps {
  readonly marked?: (typeof bottomButtons)[number] | 'version';
}

/** The lower end of the window: its three buttons and the line of its version. */
function Bottom({ marked }: BottomProps) {
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

function Enroll({ label }: FigureProps) {
  const t = useTranslations('figures');
  return (
    <Window label={label}>
      <Digits />
      <span className={styles.row}>
        <span className={styles.chief}>{t('enroll')}</span>
        <span className={styles.button}>{t('cancel')}</span>
      </span>
    </Window>
  );
}

function Login({ label }: FigureProps) {
  const t = useTranslations('figures');
  return (
    <Window label={label}>
      <Digits />
      <span className={styles.row}>
        <span className={styles.chief}>{t('login')}</span>
      </span>
      <Bottom />
    </Window>
  );
}

function Emergency({ label }: FigureProps) {
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
        <span className={styles.chief}>{t('login')}</span>
      </span>
      <span className={styles.version} data-marked="">
        {t('count')}
      </span>
    </Window>
  );
}

function marking(marked: NonNullable<BottomProps['marked']>) {
  return ({ label }: FigureProps) => (
    <Window label={label}>
      <Bottom marked={marked} />
    </Window>
  );
}

/** The figures of the Mac login app's window, by their names in the text. */
export const figures = {
  enroll: Enroll,
  login: Login,
  emergency: Emergency,
  help: marking('onlineHelp'),
  update: marking('checkUpdates'),
  version: marking('version'),
};
