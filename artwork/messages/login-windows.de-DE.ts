import type { LoginWindowsMessages } from './login-windows.en-US.ts';

export const messages: LoginWindowsMessages = {
  accountName: 'Empfang',
  codeHint: 'Code aus Ihrer Authenticator-App',
  accountTitle: 'Ihr OTP-Konto',
  accountScan: 'Scannen Sie diesen QR-Code mit Ihrer Authenticator-App.',
  accountUse: 'Geben Sie bei der Anmeldung den Code aus der App ein.',
  cancel: 'Abbrechen',
  secondsLeft: 'noch 19 Sekunden',
  product: 'OTP Credential Provider',
  installTitle: 'Setup',
  installing: 'Wird installiert …',
  date: '12.03.2027',
  time: '09:30',
};
