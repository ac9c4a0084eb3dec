/**
 * Returns whether apps such as FreeOTP (`Code.java`) and Stratum (`UriParser.cs`) show Steam codes for this account,
 * although its type is totp. The reason is its issuer, whose case counts. The case of the type doesn't.
 */
export function isSteamByIssuer(account: {
  readonly type: string;
  readonly issuer: string;
}): boolean {
  return account.type.toLowerCase() === 'totp' && account.issuer === 'Steam';
}
