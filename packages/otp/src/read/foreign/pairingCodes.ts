import type { Recognizer } from './foreignCode.ts';

/**
 * Codes that link one particular authenticator app to an account. The app gets the secret from the
 * service, so no other app can use the code. Sources:
 *
 * - Microsoft: freeotp/freeotp-android#109, pass-extension/pass-otp#218 and beemdevelopment/Aegis#25 for
 *   `phonefactor://`; Authenticator-Extension/Authenticator#1472 and the constants of
 *   microsoft-authentication-library-common-for-android (`AUTHENTICATOR_MFA_LINKING_PREFIX`, the path
 *   `/authenticatorApp/activateAccount`).
 * - Okta: https://gist.github.com/kamilhism quotes an `oktaverify://` code; Okta's FastPass opens
 *   `com-okta-authenticator:/deviceChallenge`.
 * - Duo: unofficial clients quote `duo://CODE-HOST`, where HOST is 'api-….duosecurity.com' in Base64,
 *   and both families of activation addresses, `m-…/activate/` and `api-…/push/v2/activation/`.
 * - RSA: stoken/stoken, `library.c`, for CTF addresses; RSA's Token Converter writes 81 digits; VMware's
 *   documentation of Horizon Client for `viewclient-securid://`; RSA's documentation of CT-KIP.
 * - Symantec: dlenski/python-vipaccess#72 quotes the migration code, and #43 a credential ID.
 * - Entrust: entrust-identityguard-tools, `decode-qr-uri.py`.
 * - Salesforce: no sample is public. Its addresses are recognized by host and name only.
 * - FIDO: https://github.com/kanidm/webauthn-rs, `webauthn-authenticator-rs/src/cable/base10.rs` (read
 *   2026-11-24), a port of Chromium's code: 'FIDO:/' and decimal digits.
 */
export const pairingCodes: readonly Recognizer[] = [
  { kind: 'microsoft-authenticator', pattern: /^(?:phonefactor|microsoft-authenticator):/i },
  {
    kind: 'microsoft-authenticator',
    pattern:
      /^https:\/\/login\.(?:microsoftonline\.(?:com|us)|chinacloudapi\.cn)\/authenticatorapp\/activateaccount/i,
  },
  {
    kind: 'microsoft-authenticator',
    pattern: /^https:\/\/(?:mobileappcommunicator\.auth\.microsoft\.|[\w.-]+\.phonefactor\.net\/)/i,
  },
  { kind: 'okta-verify', pattern: /^(?:oktaverify|okta-verify|com-okta-authenticator):/i },
  { kind: 'duo-mobile', pattern: /^duo:\/\//i },
  {
    kind: 'duo-mobile',
    pattern: /^https:\/\/(?:m|api)-[0-9a-z]+\.(?:duosecurity|duofederal)\.com\//i,
  },
  // 'YXBpL' is the beginning of 'api-' in Base64.
  { kind: 'duo-mobile', pattern: /^[0-9A-Za-z]{16,64}-YXBpL[0-9A-Za-z+/]{16,}={0,2}$/ },
  { kind: 'rsa-securid', pattern: /^(?:com\.rsa\.[a-z.]+|viewclient-securid):/i },
  {
    kind: 'rsa-securid',
    pattern: /^https?:\/\/(?:127\.0\.0\.1\/securid\/|ctf\?ctfdata=)|^https?:\/\/\S+\/ctkip\b/i,
  },
  { kind: 'rsa-securid', pattern: /^[12](?:-?\d){80}$/ },
  { kind: 'symantec-vip', pattern: /^\{\s*"vip"\s*:|^vipaccess:/i },
  { kind: 'symantec-vip', pattern: /^(?:VS|SY)[A-Z]{2}(?: ?\d{4}){2}$/ },
  { kind: 'entrust', pattern: /^(?:igmobileotp|entrust[a-z-]*):/i },
  { kind: 'salesforce', pattern: /^(?:sfauthenticator|salesforce-?authenticator):/i },
  {
    kind: 'salesforce',
    pattern:
      /^(?:com\.salesforce\.authenticator:|https:\/\/[\w.-]+\.salesforce\.com\/\S*authenticator)/i,
  },
  { kind: 'fido', pattern: /^FIDO:\//i },
];

/**
 * Codes that link a device to an app or move the data of an app. Sources:
 * Signal-Desktop, `QrCode.stories.tsx` (`sgnl://linkdevice`) and its older `tsdevice:`; Telegram-iOS,
 * `tg://login?token=`; SteamAuth's `https://s.team/q/`; WhatsApp's `2@` codes as in
 * WhiskeySockets/Baileys, in newer versions behind `https://wa.me/settings/linked_devices#`, and the
 * `whatsapp://settings/linked_devices#` that the Android app reads, too (both seen in published code on
 * 2026-11-24); Discord's `https://discord.com/ra/`; twofas/2fas-browser-extension's
 * `twofas_c://`; PingID's `pingid://offlineauth`.
 */
export const transferCodes: readonly Recognizer[] = [
  { kind: 'app-transfer', app: 'Signal', pattern: /^(?:sgnl:\/\/linkdevice|tsdevice:)/i },
  { kind: 'app-transfer', app: 'Telegram', pattern: /^tg:\/\/login\b/i },
  { kind: 'app-transfer', app: 'Steam', pattern: /^https:\/\/s\.team\/q\/|^steammobile:/i },
  { kind: 'app-transfer', app: 'WhatsApp', pattern: /^\d@[A-Za-z0-9+/=]{16,},/ },
  {
    kind: 'app-transfer',
    app: 'WhatsApp',
    pattern: /^(?:https:\/\/wa\.me|whatsapp:\/)\/settings\/linked_devices/i,
  },
  { kind: 'app-transfer', app: '1Password', pattern: /^onepassword:/i },
  { kind: 'app-transfer', app: 'WeChat', pattern: /^https?:\/\/login\.weixin\.qq\.com\/l\// },
  { kind: 'app-transfer', app: 'Discord', pattern: /^https:\/\/discord(?:app)?\.com\/ra\//i },
  { kind: 'app-transfer', app: '2FAS', pattern: /^twofas_[cl]:/i },
  { kind: 'app-transfer', app: 'Authy', pattern: /^authy:/i },
  { kind: 'app-transfer', app: 'LastPass Authenticator', pattern: /^lastpassmfa:/i },
  { kind: 'app-transfer', app: 'PingID', pattern: /^pingid:/i },
];
