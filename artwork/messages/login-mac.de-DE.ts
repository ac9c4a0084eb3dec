import type { LoginMacMessages } from './login-mac.en-US.ts';

/** The app's own buttons are in English, as the app shows them. */
export const messages: LoginMacMessages = {
  windowTitle: 'Mac-Anmeldung',
  accountName: 'Designstudio',
  date: 'Freitag, 12. März',
  cancel: 'Cancel',
  enroll: 'Enroll',
  enrollTitle: 'Erste Anmeldung an diesem Mac',
  enrollText: 'Geben Sie den Code aus Ihrer Authenticator-App ein, um sich zu registrieren.',
  login: 'Login',
  loginHint: 'Code aus Ihrer Authenticator-App',
  emergency: 'Emergency',
  emergencyText:
    'Kein Code zur Hand? Geben Sie Benutzername und Passwort eines Administrators dieses Macs ein.',
  emergencyCount: 'Notfallanmeldungen bisher',
  administratorId: 'Administrator ID',
  administratorPassword: 'Password',
  onlineHelp: 'Online Help',
  checkUpdates: 'Check Updates',
  upToDate: 'Auf dem neuesten Stand',
  versionParts: 'Login-App (Authentifizierungskern)',
};
