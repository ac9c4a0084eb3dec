/** Texts on the screens of the Windows credential provider. */
export const messages = {
  accountName: 'Front desk',
  codeHint: 'Code from your authenticator app',
  enrollTitle: 'Set up Windows sign-in',
  enrollScan: 'Scan with your authenticator app',
  enrollType: 'Type the code it shows',
  enroll: 'Enroll',
  cancel: 'Cancel',
  secondsLeft: '19 seconds left',
  product: 'OTP Credential Provider',
  settings: 'OTP sign-in settings',
  updateTitle: 'Installing the new version',
  updateText: 'You can keep working.',
  installed: 'Updates',
  checkAgain: 'Check for updates',
  enrolled: 'Enrolled',
  date: '3/12/2027',
  time: '9:30 AM',
};

export type LoginWindowsMessages = typeof messages;
