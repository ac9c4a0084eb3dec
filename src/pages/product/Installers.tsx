import { releases } from '../../../releases.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { recommendBuild } from '../../releases/recommend.ts';
import { currentRelease } from '../../releases/releases.ts';
import type { Product } from '../../releases/types.ts';
import { usePlatform } from '../../ui/usePlatform.ts';
import { InstallerCard } from './InstallerCard.tsx';
import styles from './Installers.module.css';

interface InstallersProps {
  readonly products: readonly Product[];
  /** What the address says of the visitor's system. */
  readonly category?: string | undefined;
  readonly path?: string;
}

/**
 * The installers of some products: the likely one whole, the others in a list that opens. Until
 * script runs a product's first file stands for it, and the document's style shows the visitor's.
 */
export function Installers({ products, category, path = '' }: InstallersProps) {
  const t = useTranslations('downloads.installer');
  const platform = usePlatform({ category, path });
  const offers = products.map((product) => {
    const release = currentRelease(releases, product);
    const advice = platform && recommendBuild(platform, release);
    const likely = release.files.find(({ build }) => build === advice?.build) ?? release.files[0];
    const isShown =
      !platform || products.length === 1 || release.files[0]?.platform === platform.system;
    return { release, advice, shown: isShown ? likely : undefined };
  });
  const others = offers.flatMap(({ release, shown }) =>
    release.files.filter((file) => file !== shown).map((file) => ({ release, file })),
  );
  const isAnyShown = offers.some(({ shown }) => shown);
  const sample = offers.some(({ release }) => release.sample) && (
    <p className={styles.sample}>{t('sample')}</p>
  );
  return (
    <div className={styles.installers} data-choice={products.length > 1 ? '' : undefined}>
      {isAnyShown && sample}
      {offers.map(
        ({ release, shown, advice }) =>
          shown && (
            <InstallerCard key={release.product} release={release} file={shown} advice={advice} />
          ),
      )}
      <details
        className={styles.others}
        data-waiting={platform ? undefined : ''}
        open={platform === undefined}
      >
        <summary>{t('others')}</summary>
        <div>
          {!isAnyShown && sample}
          {others.map(({ release, file }) => (
            <InstallerCard key={`${release.product} ${file.name}`} release={release} file={file} />
          ))}
        </div>
      </details>
    </div>
  );
}
