import type { LoginWindowsMessages } from './login-windows.en-US.ts';

export const messages: LoginWindowsMessages = {
  accountName: 'Empfang',
  codeHint: 'Code aus Ihrer Authenticator-App',
  enrollTitle: 'Windows-Anmeldung einrichten',
  enrollScan: 'Mit der Authenticator-App scannen',
  enrollType: 'Angezeigten Code eingeben',
  enroll: 'Registrieren',
  cancel: 'Abbrechen',
  secondsLeft: 'noch 19 Sekunden',
  product: 'OTP Credential Provider',
  settings: 'Einstellungen für den OTP-Login',
  updateTitle: 'Neue Version wird installiert',
  updateText: 'Sie können weiterarbeiten.',
  installed: 'Updates',
  checkAgain: 'Nach Updates suchen',
  enrolled: 'Registriert',
  date: '12.03.2027',
  time: '09:30',
};
