import { useTranslations } from 'use-intl';
import { useQuery } from '../../hooks/useAddress.ts';
import { usePlatform } from '../../hooks/usePlatform.ts';
import { island } from '../../i18n/localized.tsx';
import { recommendBuild } from '../../releases/recommendBuild.ts';
import { InstallerCard } from './InstallerCard.tsx';
import styles from './Installers.module.css';
import type { Offer } from './offersOf.ts';

interface InstallersProps {
  readonly offers: readonly Offer[];
  /** The page's name in the address. Without it, only the browser decides which system the visitor has. */
  readonly name?: string;
}

/**
 * The installers of some products: the recommended one first, the others in a disclosure. Before hydration, the first
 * file of each product comes first, and the styles show only the one for the visitor's system.
 */
function InstallersContent({ offers, name }: InstallersProps) {
  const t = useTranslations('downloads.installer');
  const category = useQuery().get('category');
  const platform = usePlatform(name === undefined ? {} : { category, path: name });
  const products = offers.map((offer) => {
    const advice = platform && recommendBuild(platform, offer);
    const recommended = offer.files.find(({ build }) => build === advice?.build) ?? offer.files[0];
    const isShown =
      !platform || offers.length === 1 || offer.files[0]?.platform === platform.system;
    return { offer, advice, shown: isShown ? recommended : undefined };
  });
  const others = products.flatMap(({ offer, shown }) =>
    offer.files.filter((file) => file !== shown).map((file) => ({ offer, file })),
  );
  const isAnyShown = products.some(({ shown }) => shown);
  const sample = offers.some((offer) => offer.sample) && (
    <p className={styles.sample}>{t('sample')}</p>
  );
  return (
    <div className={styles.installers} data-choice={offers.length > 1 ? '' : undefined}>
      {isAnyShown && sample}
      {products.map(
        ({ offer, shown, advice }) =>
          shown && <InstallerCard key={offer.product} offer={offer} file={shown} advice={advice} />,
      )}
      <details
        className={styles.others}
        data-waiting={platform ? undefined : ''}
        open={platform === undefined}
      >
        <summary>{t('others')}</summary>
        <div>
          {!isAnyShown && sample}
          {others.map(({ offer, file }) => (
            <InstallerCard key={`${offer.product} ${file.name}`} offer={offer} file={file} />
          ))}
        </div>
      </details>
    </div>
  );
}

export const Installers = island(InstallersContent);
