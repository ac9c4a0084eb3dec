import { LongText } from '../../ui/LongText.tsx';

/** The text of `eula`. */
export function Still() {
  return <LongText name="eula" screen="eula" />;
}
