import { SealHalf } from '../../ui/SealHalf.tsx';

/** The half of the seal that the server holds. */
export function Still() {
  return <SealHalf side="right" />;
}
