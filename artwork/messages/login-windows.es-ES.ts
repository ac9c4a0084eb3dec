import type { LoginWindowsMessages } from './login-windows.en-US.ts';

export const messages: LoginWindowsMessages = {
  accountName: 'Recepción',
  codeHint: 'Código de tu app de autenticación',
  enrollTitle: 'Configurar el inicio de sesión',
  enrollScan: 'Escanea con tu app de autenticación',
  enrollType: 'Escribe el código que muestra',
  enroll: 'Registrar',
  cancel: 'Cancelar',
  secondsLeft: 'quedan 19 segundos',
  product: 'OTP Credential Provider',
  settings: 'Ajustes del inicio de sesión OTP',
  updateTitle: 'Instalando la nueva versión',
  updateText: 'Puedes seguir trabajando.',
  installed: 'Actualizaciones',
  checkAgain: 'Buscar actualizaciones',
  enrolled: 'Registrado',
  date: '12/03/2027',
  time: '9:30',
};
