import { Fragment } from 'react';

/**
 * Where a long word may break: a URI before a parameter and after an encoded “@”, a file's name after an underscore, an
 * email address after its “@”, and the name of a host after a dot, but not before its last part, nor in a version.
 */
const places = {
  uri: /(?=&)|(?<=%40)/,
  file: /(?<=_)/,
  email: /(?<=@)/,
  host: /(?<=\.)(?=[a-z][^.]*\.[a-z])/,
} as const;

interface LongWordProps {
  readonly text: string;
  readonly kind: keyof typeof places;
}

/** A text without spaces, which can be wider than a phone. It breaks only at the places that suit its kind. */
export function LongWord({ text, kind }: LongWordProps) {
  return text.split(places[kind]).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
