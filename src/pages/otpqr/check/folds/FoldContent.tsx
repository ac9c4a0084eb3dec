import { memo } from 'react';
import { PartWords } from '../../../../i18n/PartWords.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import type { FoldName, FoldProps } from './folds.ts';

/** What the folds hold, loaded with the one that is opened. */
const folds = {
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
  const Part = folds[name];
  return (
    <PartWords files="check-more">
      <Part {...content} />
    </PartWords>
  );
});
