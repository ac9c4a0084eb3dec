import { memo, Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import type { FoldName } from './folds.ts';
import type { FoldProps } from './foldProps.ts';
import { MoreWords } from './MoreWords.tsx';

const parts = {
  apps: lazyPart(async () => (await import('../shown/Shown.tsx')).Shown),
  steps: lazyPart(async () => (await import('../steps/StepsPart.tsx')).StepsPart),
  server: lazyPart(async () => (await import('../server/ServerPart.tsx')).ServerPart),
};

interface FoldContentProps extends FoldProps {
  readonly name: FoldName;
}

/** What a fold holds, with code and words of its own. */
export const FoldContent = memo(function FoldContent(props: FoldContentProps) {
  const { name, ...content } = props;
  const Part = parts[name];
  return (
    <Suspense>
      <MoreWords>
        <Part {...content} />
      </MoreWords>
    </Suspense>
  );
});
