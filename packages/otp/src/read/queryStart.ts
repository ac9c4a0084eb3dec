/**
 * Returns the index where the query of an otpauth URI begins, or −1 if it has none. Usually, this is the '?'. If the '?'
 * is missing, it's the '&' before the first parameter of the Key URI Format. Without a secret, the '&' may belong to a
 * name.
 */
export function queryStart(uri: string): number {
  const question = uri.indexOf('?');
  if (question >= 0 || !/&(?:amp;)?secret=/i.test(uri)) return question;
  return uri.search(/&(?:amp;)?(?:secret|issuer|algorithm|digits|period|counter)=/i);
}
