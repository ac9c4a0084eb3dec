import { memo, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import list from '@otp-lab/otp/program/inputs.txt?raw';
import { lazyComponent } from '../../components/ui/lazyComponent.ts';
import { inputFiles } from './drivers.ts';
import { InputText } from './InputText.tsx';
import { linkToVectors } from './linkToVectors.tsx';
import type { Task } from './task.ts';

const VerificationList = lazyComponent(
  async () => (await import('./VerificationList.tsx')).VerificationList,
);

const count = String(list.trimEnd().split('\n').length);

interface InputListProps {
  readonly task: Task;
}

/** Shows the list of inputs, with buttons to copy and save it. */
export const InputList = memo(({ task }: InputListProps) => {
  const t = useTranslations('labProgram.inputs');
  if (task === 'verification')
    return (
      <Suspense>
        <VerificationList />
      </Suspense>
    );
  return (
    <InputText
      how={t.rich('how', { count, vectors: linkToVectors })}
      format={t('format')}
      text={list}
      file={inputFiles.codes}
    />
  );
});
