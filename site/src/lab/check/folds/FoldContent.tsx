import { memo } from 'react';
import { MoreMessages } from '../../MoreMessages.tsx';
import { lazyComponent } from '../../../components/ui/lazyComponent.ts';
import type { FoldName, FoldProps } from './folds.ts';

/** What the folds hold, loaded with the one that is opened. */
const folds = {
  apps: lazyComponent(async () => (await import('../shown/Shown.tsx')).Shown),
  steps: lazyComponent(async () => (await import('../steps/StepsPart.tsx')).StepsPart),
  server: lazyComponent(async () => (await import('../server/ServerPart.tsx')).ServerPart),
};

interface FoldContentProps extends FoldProps {
  readonly name: FoldName;
}

/** What a fold holds, with code and words of its own. */
export const FoldContent = memo(function FoldContent(props: FoldContentProps) {
  const { name, ...content } = props;
  const Part = folds[name];
  return (
    <MoreMessages bundle="check-more">
      <Part {...content} />
    </MoreMessages>
  );
});
