import type { LoginMacMessages } from './login-mac.en-US.ts';

/** The app's own buttons are in English, as the app shows them. */
export const messages: LoginMacMessages = {
  windowTitle: 'Inicio de sesión del Mac',
  accountName: 'Estudio de diseño',
  date: 'Viernes, 12 de marzo',
  cancel: 'Cancel',
  enroll: 'Enroll',
  enrollTitle: 'Primer inicio de sesión en este Mac',
  enrollText: 'Escribe el código de tu app de autenticación para registrarte.',
  login: 'Login',
  loginHint: 'Código de tu app de autenticación',
  emergency: 'Emergency',
  emergencyText:
    '¿No tienes ningún código? Escribe el usuario y la contraseña de un administrador de este Mac.',
  emergencyCount: 'accesos de emergencia hasta ahora',
  administratorId: 'Administrator ID',
  administratorPassword: 'Password',
  onlineHelp: 'Online Help',
  checkUpdates: 'Check Updates',
  upToDate: 'Al día',
  versionParts: 'App de inicio de sesión (núcleo de autenticación)',
};
