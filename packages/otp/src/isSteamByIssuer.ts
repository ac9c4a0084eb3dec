/**
 * Returns whether some apps show Steam codes for an account because of its issuer: exactly `Steam`, with the type totp
 * in any case. Such apps are FreeOTP (`Code.java`) and Stratum (`UriParser.cs`).
 */
export function isSteamByIssuer(account: {
  readonly type: string;
  readonly issuer: string;
}): boolean {
  return account.type.toLowerCase() === 'totp' && account.issuer === 'Steam';
}
