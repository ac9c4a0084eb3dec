import { useMemo } from 'react';
import type { Finding } from '@otp-lab/otp/read';
import { CorrectedUri } from './CorrectedUri.tsx';
import { readWithoutInvalid } from './readWithoutInvalid.ts';

interface UriWithDefaultsProps {
  readonly text: string;
  /** The findings about the text. */
  readonly findings: readonly Finding[];
}

/** Shows the text's URI with defaults in place of its invalid parameters, if nothing else is wrong with it. */
export function UriWithDefaults({ text, findings }: UriWithDefaultsProps) {
  const read = useMemo(() => readWithoutInvalid(text, findings), [text, findings]);
  return read && <CorrectedUri {...read} />;
}
