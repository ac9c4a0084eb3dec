import { localized } from '../../i18n/localized.tsx';
import { Implementations } from './Implementations.tsx';

/** The table of implementations, as HTML without script. */
export const StaticImplementations = localized(Implementations);
