/** Texts on the screens of the Mac's login app. */
export const messages = {
  windowTitle: 'Mac login',
  accountName: 'Design studio',
  date: 'Friday, March 12',
  cancel: 'Cancel',
  enroll: 'Enroll',
  enrollTitle: 'First login on this Mac',
  enrollText: 'Enter the code from your authenticator app to enroll.',
  login: 'Login',
  loginHint: 'Code from your authenticator app',
  emergency: 'Emergency',
  emergencyText: 'No code at hand? Enter the ID and password of an administrator of this Mac.',
  emergencyCount: 'emergency logins so far',
  administratorId: 'Administrator ID',
  administratorPassword: 'Password',
  onlineHelp: 'Online Help',
  checkUpdates: 'Check Updates',
  upToDate: 'Up to date',
  versionParts: 'Login app (authentication core)',
};

export type LoginMacMessages = typeof messages;
