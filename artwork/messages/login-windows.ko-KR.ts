import type { LoginWindowsMessages } from './login-windows.en-US.ts';

export const messages: LoginWindowsMessages = {
  accountName: '안내 데스크',
  codeHint: '인증 앱에 나온 코드를 입력하세요',
  accountTitle: '내 OTP 계정',
  accountScan: '인증 앱으로 이 QR 코드를 스캔하세요.',
  accountUse: '로그인할 때 앱에 표시된 코드를 입력하세요.',
  cancel: '취소',
  secondsLeft: '19초 남음',
  product: 'OTP Credential Provider',
  installTitle: '설치',
  installing: '설치하고 있어요…',
  date: '2027-03-12',
  time: '오전 9:30',
};
