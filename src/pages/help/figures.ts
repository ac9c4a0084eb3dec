import emergency from './figures/emergency.svg?no-inline';
// The first screen's largest painting: it does not wait for a connection.
import enroll from './figures/enroll.svg?inline';
import help from './figures/help.svg?no-inline';
import login from './figures/login.svg?no-inline';
import update from './figures/update.svg?no-inline';
import version from './figures/version.svg?no-inline';

/** The figures of the Mac login app's window, by their names in the text. */
export const figures = { emergency, enroll, help, login, update, version };
