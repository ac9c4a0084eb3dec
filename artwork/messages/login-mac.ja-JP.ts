import type { LoginMacMessages } from './login-mac.en-US.ts';

/** The app's own buttons are in English, as the help quotes them. */
export const messages: LoginMacMessages = {
  windowTitle: 'Mac ログイン',
  accountName: 'デザイン室',
  date: '3 月 12 日 金曜日',
  cancel: 'Cancel',
  enroll: 'Enroll',
  enrollTitle: 'この Mac への初回ログイン',
  enrollText: '認証アプリのコードを入力して登録してください。',
  login: 'Login',
  loginHint: '認証アプリのコードを入力',
  emergency: 'Emergency',
  emergencyText: 'コードを使えませんか？ この Mac の管理者の ID とパスワードを入力してください。',
  emergencyCount: '緊急ログインの回数',
  administratorId: 'Administrator ID',
  administratorPassword: 'Password',
  onlineHelp: 'Online Help',
  checkUpdates: 'Check Updates',
  upToDate: '最新の状態です',
  versionParts: 'ログインアプリ（認証コア）',
};
