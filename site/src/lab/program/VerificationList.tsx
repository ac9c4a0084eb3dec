import { useTranslations } from 'use-intl';
import list from '@otp-lab/otp/verification/inputs.txt?raw';
import { inputFiles } from './drivers.ts';
import { InputText } from './InputText.tsx';
import { linkToVectors } from './linkToVectors.tsx';

const count = String(list.trimEnd().split('\n').length);

/** Shows the list of typed codes that a program verifies. */
export function VerificationList() {
  const t = useTranslations('labProgram.verification');
  return (
    <InputText
      how={t.rich('inputs', { count, vectors: linkToVectors })}
      format={t('format')}
      text={list}
      file={inputFiles.verification}
    />
  );
}
