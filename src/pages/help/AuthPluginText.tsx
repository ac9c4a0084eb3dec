import { LongText } from '../../ui/LongText.tsx';
import emergency from './figures/emergency.svg?no-inline';
import enroll from './figures/enroll.svg?no-inline';
import help from './figures/help.svg?no-inline';
import login from './figures/login.svg?no-inline';
import update from './figures/update.svg?no-inline';
import version from './figures/version.svg?no-inline';

const figures = { emergency, enroll, help, login, update, version };

/** The text of `help-authplugin` with its figures of the login window. */
export function Still() {
  return <LongText name="help-authplugin" screen="help-authplugin" figures={figures} />;
}
