import type { LoginMacMessages } from './login-mac.en-US.ts';

export const messages: LoginMacMessages = {
  windowTitle: 'Mac 로그인',
  accountName: '디자인실',
  date: '3월 12일 금요일',
  cancel: '취소',
  enroll: '등록',
  enrollTitle: '이 Mac에 처음 로그인해요',
  enrollText: '인증 앱에 나온 코드를 입력하면 등록돼요.',
  login: '로그인',
  loginHint: '인증 앱에 나온 코드를 입력하세요',
  emergency: '긴급 로그인',
  emergencyText: '코드를 쓸 수 없나요? 이 Mac의 관리자 ID와 비밀번호를 입력하세요.',
  emergencyCount: '지금까지 긴급 로그인 횟수',
  administratorId: '관리자 ID',
  administratorPassword: '비밀번호',
  onlineHelp: '온라인 도움말',
  checkUpdates: '업데이트 확인',
  upToDate: '최신 버전이에요',
  versionParts: '로그인 앱 (인증 코어)',
};
