import { localeRoot } from '../../addresses.ts';
import { defaultLocale } from '../../i18n/locales.ts';

/** The path of the folder with the files of the test vectors. It is the same in all languages. */
export const vectorsFolder = `${localeRoot(defaultLocale)}vectors/`;
