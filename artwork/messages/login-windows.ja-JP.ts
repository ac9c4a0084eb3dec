import type { LoginWindowsMessages } from './login-windows.en-US.ts';

export const messages: LoginWindowsMessages = {
  accountName: '受付',
  codeHint: '認証アプリのコードを入力',
  accountTitle: 'OTP アカウント',
  accountScan: '認証アプリでスキャンしてください。',
  accountUse: 'ログインするときに、アプリのコードを入力してください。',
  cancel: 'キャンセル',
  secondsLeft: '残り 19 秒',
  product: 'OTP Credential Provider',
  installTitle: 'セットアップ',
  installing: 'インストールしています…',
  date: '2027/03/12',
  time: '9:30',
};
