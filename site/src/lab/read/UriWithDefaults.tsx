import { useMemo } from 'react';
import { CorrectedUri } from './CorrectedUri.tsx';
import { readWithoutInvalid } from './withoutInvalid.ts';

/** Shows a URI that leaves out the invalid parameters of the text's URI, if nothing else is wrong with it. */
export function UriWithDefaults({ text }: { readonly text: string }) {
  const read = useMemo(() => readWithoutInvalid(text), [text]);
  return read && <CorrectedUri {...read} />;
}
