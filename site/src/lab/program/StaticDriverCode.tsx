import { localized } from '../../i18n/localized.tsx';
import { DriverCode } from './DriverCode.tsx';

/** The drivers, as HTML without script. */
export const StaticDriverCode = localized(DriverCode);
