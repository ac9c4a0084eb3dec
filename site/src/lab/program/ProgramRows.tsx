import { localized } from '../../i18n/localized.tsx';
import { Rows } from './Rows.tsx';

/** The table of the page, rendered to HTML only. */
export const ProgramRows = localized(Rows);
