import { useMemo } from 'react';
import { CorrectedUri } from './CorrectedUri.tsx';
import { readWithoutInvalid } from './withoutInvalid.ts';

/** Shows the text's URI with defaults in place of its invalid parameters, if nothing else is wrong with it. */
export function UriWithDefaults({ text }: { readonly text: string }) {
  const read = useMemo(() => readWithoutInvalid(text), [text]);
  return read && <CorrectedUri {...read} />;
}
