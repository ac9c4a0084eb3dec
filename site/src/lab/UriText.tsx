import { Fragment } from 'react';

/** Shows an OTP URI, which may break before each parameter. */
export function UriText({ uri }: { readonly uri: string }) {
  return uri.split(/(?=&)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
