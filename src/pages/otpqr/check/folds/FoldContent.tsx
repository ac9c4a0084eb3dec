import { Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import type { FoldName } from './folds.ts';
import type { FoldProps } from './foldProps.ts';
import { MoreWords } from './MoreWords.tsx';

const parts = {
  apps: lazyPart(async () => (await import('../shown/Shown.tsx')).Shown),
  steps: lazyPart(async () => (await import('../steps/StepsPart.tsx')).StepsPart),
  server: lazyPart(async () => (await import('../server/ServerPart.tsx')).ServerPart),
};

/** What a fold holds, with code and words of its own. */
export function FoldContent({ name, ...props }: FoldProps & { readonly name: FoldName }) {
  const Part = parts[name];
  return (
    <Suspense>
      <MoreWords>
        <Part {...props} />
      </MoreWords>
    </Suspense>
  );
}
