/** Texts on the screens of the Windows credential provider. */
export const messages = {
  accountName: 'Front desk',
  codeHint: 'Code from your authenticator app',
  accountTitle: 'Your OTP account',
  accountScan: 'Scan this with your authenticator app.',
  accountUse: 'When you sign in, type the code that the app shows.',
  cancel: 'Cancel',
  secondsLeft: '19 seconds left',
  product: 'OTP Credential Provider',
  installTitle: 'Setup',
  installing: 'Installing…',
  date: '3/12/2027',
  time: '9:30 AM',
};

export type LoginWindowsMessages = typeof messages;
