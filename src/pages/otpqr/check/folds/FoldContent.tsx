import { memo, Suspense } from 'react';
import { PartWords } from '../../../../i18n/PartWords.tsx';
import type { FoldName } from './folds.ts';
import type { FoldProps } from './foldProps.ts';
import { folds } from './lazy.ts';

interface FoldContentProps extends FoldProps {
  readonly name: FoldName;
}

/** What a fold holds, with code and words of its own. */
export const FoldContent = memo(function FoldContent(props: FoldContentProps) {
  const { name, ...content } = props;
  const Part = folds[name];
  return (
    <Suspense>
      <PartWords files="check-more">
        <Part {...content} />
      </PartWords>
    </Suspense>
  );
});
