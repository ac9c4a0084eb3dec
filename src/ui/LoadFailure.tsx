import { useTranslations } from '../i18n/useTranslations.tsx';
import { Title } from './Title.tsx';

function Again() {
  const t = useTranslations('shell.failure');
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {t('again')}
    </button>
  );
}

/** Stands where a screen's files did not arrive: what happened, and a way on. */
export function ScreenFailure() {
  const t = useTranslations('shell.failure');
  return (
    <div className="page prose">
      <Title text={t('title')} />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <Again />
      </p>
    </div>
  );
}

/** Stands where the files of a part of a screen did not arrive. */
export function PartFailure() {
  const t = useTranslations('shell.failure');
  return (
    <div role="alert">
      <p>
        <strong>{t('title')}.</strong> {t('text')}
      </p>
      <Again />
    </div>
  );
}
