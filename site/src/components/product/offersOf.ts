import { contentRoot } from '../../catalog/contentRoot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { currentRelease, installerAddress, releases } from '../../releases/releases.ts';
import type { Installer, Product, Release } from '../../releases/types.ts';
import { dayText } from '../shared/dayText.ts';
import { formatSize } from '../shared/size.ts';

/** An installer with its address and its size as text. */
export interface OfferedFile extends Installer {
  readonly href: string;
  /** Its size in the page's language: '1.4 kB'. */
  readonly size: string;
}

/** The current release of a product. */
export interface Offer extends Pick<Release, 'product' | 'version' | 'minimum' | 'sample'> {
  /** The day of the release in the page's language. */
  readonly date: string;
  readonly files: readonly OfferedFile[];
}

/**
 * Returns the current releases of some products. Dates and sizes are formatted at build,
 * because Intl takes 0.1 s to start on a slow phone, and browsers may format them differently.
 */
export function offersOf(products: readonly Product[], locale: Locale): readonly Offer[] {
  return products.map((product) => {
    const release = currentRelease(releases, product);
    const { version, minimum, sample = false, date, files } = release;
    return {
      product,
      version,
      minimum,
      sample,
      date: dayText(date, locale),
      files: files.map((file) => ({
        ...file,
        href: installerAddress(contentRoot, release, file),
        size: formatSize(file.bytes, locale),
      })),
    };
  });
}
