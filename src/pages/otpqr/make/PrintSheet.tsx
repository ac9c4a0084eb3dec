import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { SheetProps } from './Sheet.tsx';

const LazySheet = lazyPart(async () => (await import('./Sheet.tsx')).Sheet);

/** Prints a sheet. Few visitors do, so it is loaded when it is asked for. */
export function PrintSheet(props: SheetProps) {
  return (
    <Suspense>
      <LazySheet {...props} />
    </Suspense>
  );
}
