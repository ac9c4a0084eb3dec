import { useTranslations } from 'use-intl';
import list from '@otp-lab/otp/verification/inputs.txt?raw';
import { inputFiles } from './drivers.ts';
import { InputText } from './InputText.tsx';

const count = String(list.trimEnd().split('\n').length);

/** Shows the list of typed codes that a program verifies. */
export function VerificationList() {
  const t = useTranslations('labProgram.verification');
  return (
    <InputText
      how={t('inputs', { count })}
      format={t('format')}
      text={list}
      file={inputFiles.verification}
    />
  );
}
