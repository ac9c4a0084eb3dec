/**
 * Returns true if the issuer is exactly `Steam` and the type is totp in any case. Apps such as FreeOTP (`Code.java`)
 * and Stratum (`UriParser.cs`) show Steam codes for such an account.
 */
export function isSteamByIssuer(account: {
  readonly type: string;
  readonly issuer: string;
}): boolean {
  return account.type.toLowerCase() === 'totp' && account.issuer === 'Steam';
}
