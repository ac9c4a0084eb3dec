import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { Platform } from '../../platform/types.ts';
import { useNavigation } from '../../ui/navigation.ts';
import { usePlatform } from '../../ui/usePlatform.ts';
import type { ScreenProps } from '../screen.ts';
import styles from './SystemLine.module.css';

const choices = ['ios', 'macos', 'windows', 'android', 'linux'] as const;

function sentenceOf(
  { system, device, architecture, certainty, source }: Platform,
  t: ReturnType<typeof useTranslations<'downloads.system'>>,
): string {
  if (system === 'unknown') return t('unknown');
  const named = t(`names.${device ?? system}`);
  if (source !== 'browser') return t('address', { system: named });
  const whole =
    architecture === 'unknown'
      ? named
      : t('withArchitecture', {
          system: named,
          architecture: t(`architectures.${architecture}`),
        });
  return t(certainty === 'certain' ? 'certain' : 'assumed', { system: whole });
}

export interface SystemLineProps {
  readonly address: ScreenProps;
}

/** Says for which system the page is ordered, how that is known, and lets the visitor change it. */
export function SystemLine({ address: { name, query } }: SystemLineProps) {
  const t = useTranslations('downloads.system');
  const { replaceQuery } = useNavigation();
  const category = query.get('category');
  const platform = usePlatform({ category, path: name });

  const choose = (value: string) => {
    const changed = new Map(query);
    changed.delete('tab');
    changed.delete('category');
    if (value !== '') changed.set('category', value);
    replaceQuery(changed);
  };

  return (
    <p className={styles.line} data-visitor={platform?.system}>
      <span>{platform && sentenceOf(platform, t)}</span>{' '}
      <label>
        <span>{t('change')}</span>
        <select
          value={platform?.source === 'category' ? platform.system : ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('options.detected')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`options.${choice}`)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
