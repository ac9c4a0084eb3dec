import { LongText } from '../../ui/LongText.tsx';

/** The text of `help-authlogin`. */
export function Still() {
  return <LongText name="help-authlogin" screen="help-authlogin" />;
}
