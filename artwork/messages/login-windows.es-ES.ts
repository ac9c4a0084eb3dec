import type { LoginWindowsMessages } from './login-windows.en-US.ts';

export const messages: LoginWindowsMessages = {
  accountName: 'Recepción',
  codeHint: 'Código de tu app de autenticación',
  accountTitle: 'Tu cuenta OTP',
  accountScan: 'Escanea este código QR con tu app de autenticación.',
  accountUse: 'Al iniciar sesión, escribe el código que muestra la app.',
  cancel: 'Cancelar',
  secondsLeft: 'quedan 19 segundos',
  product: 'OTP Credential Provider',
  installTitle: 'Instalación',
  installing: 'Instalando…',
  date: '12/03/2027',
  time: '9:30',
};
