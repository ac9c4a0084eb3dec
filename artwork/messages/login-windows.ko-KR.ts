import type { LoginWindowsMessages } from './login-windows.en-US.ts';

export const messages: LoginWindowsMessages = {
  accountName: '안내 데스크',
  codeHint: '인증 앱에 나온 코드를 입력하세요',
  enrollTitle: 'Windows OTP 로그인 등록',
  enrollScan: '인증 앱으로 QR 코드를 스캔하세요',
  enrollType: '앱에 나온 코드를 입력하세요',
  enroll: '등록',
  cancel: '취소',
  secondsLeft: '19초 남음',
  product: 'OTP Credential Provider',
  settings: 'OTP 로그인 설정',
  updateTitle: '새 버전을 설치하고 있어요',
  updateText: '하던 일을 계속하셔도 돼요.',
  installed: '업데이트',
  checkAgain: '업데이트 확인',
  enrolled: '등록됨',
  date: '2027-03-12',
  time: '오전 9:30',
};
