import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { replaceQuery } from '../../client/address.ts';
import { useQuery } from '../../hooks/useAddress.ts';
import { usePlatform } from '../../hooks/usePlatform.ts';
import { useVisitorSystem } from '../../hooks/useVisitorSystem.ts';
import { island } from '../../i18n/localized.tsx';
import type { Platform } from '../../platform/types.ts';
import { Unbroken } from '../shared/Unbroken.tsx';
import styles from './SystemLine.module.css';

const choices = ['ios', 'macos', 'windows', 'android', 'linux'] as const;

/** Returns the sentence about the detected system. */
function sentenceOf(
  { system, device, architecture, certainty, source }: Platform,
  t: ReturnType<typeof useTranslations<'downloads.system'>>,
): string {
  if (system === 'unknown') return t('unknown');
  const name = t(`names.${device ?? system}`);
  if (source !== 'browser') return t('address', { system: name });
  const nameAndArchitecture =
    architecture === 'unknown'
      ? name
      : t('withArchitecture', {
          system: name,
          architecture: t(`architectures.${architecture}`),
        });
  return t(certainty === 'certain' ? 'certain' : 'assumed', { system: nameAndArchitecture });
}

interface SystemLineProps {
  /** The page's name in the address. */
  readonly name: string;
}

/** Shows for which system the page is ordered, and how it was detected. The visitor can choose another one. */
function SystemLineContent({ name }: SystemLineProps) {
  const t = useTranslations('downloads.system');
  const query = useQuery();
  const platform = usePlatform({ category: query.get('category'), pageName: name });
  const system = useVisitorSystem(name);

  const architecture = platform?.architecture;

  // The page's styles read these attributes. The head script has set them for the initial address and user agent.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (system) dataset['system'] = system;
    if (architecture) dataset['architecture'] = architecture;
  }, [system, architecture]);

  const choose = (category: string) => {
    const changed = new Map(query);
    changed.delete('tab');
    changed.delete('category');
    if (category !== '') changed.set('category', category);
    replaceQuery(changed);
  };

  return (
    <p className={styles.line} data-visitor={platform?.system}>
      <span>{platform && <Unbroken text={sentenceOf(platform, t)} />}</span>{' '}
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

export const SystemLine = island(SystemLineContent);
