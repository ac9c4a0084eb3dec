import type { LoginWindowsMessages } from './login-windows.en-US.ts';

export const messages: LoginWindowsMessages = {
  accountName: '受付',
  codeHint: '認証アプリのコードを入力',
  enrollTitle: 'Windows OTP ログインの登録',
  enrollScan: '認証アプリでスキャンしてください',
  enrollType: '表示されたコードを入力してください',
  enroll: '登録',
  cancel: 'キャンセル',
  secondsLeft: '残り 19 秒',
  product: 'OTP Credential Provider',
  settings: 'OTP ログインの設定',
  updateTitle: '新しいバージョンをインストール中',
  updateText: '作業はそのまま続けられます。',
  installed: 'アップデート',
  checkAgain: 'アップデートを確認',
  enrolled: '登録済み',
  date: '2027/03/12',
  time: '9:30',
};
