import { LongText } from '../../ui/LongText.tsx';

/** The text of `privacy`. */
export function Still() {
  return <LongText name="privacy" screen="privacy" />;
}
