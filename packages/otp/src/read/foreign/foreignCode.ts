export const foreignKinds = [
  'microsoft-authenticator',
  'okta-verify',
  'duo-mobile',
  'rsa-securid',
  'symantec-vip',
  'entrust',
  'salesforce',
  'fido',
  'app-transfer',
  'wifi',
  'contact',
  'calendar',
  'mail',
  'phone',
  'sms',
  'location',
  'crypto-payment',
  'emv-payment',
  'health-card',
  'link',
  'text',
] as const;

export type ForeignKind = (typeof foreignKinds)[number];

/** A text that isn't an OTP account, but has a known purpose. */
export interface ForeignCode {
  readonly kind: ForeignKind;
  /** The name of the app that reads it. Empty unless the kind is `app-transfer`. */
  readonly app: string;
  /** The scheme of its address, in lower case. Empty unless the kind is `link`. */
  readonly scheme: string;
}

/** Recognizes texts of a kind by their beginning or their whole form. */
export interface Recognizer {
  readonly kind: ForeignKind;
  readonly app?: string;
  readonly pattern: RegExp;
}
