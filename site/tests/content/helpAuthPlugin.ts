import { statement } from './statement.ts';

/** The statements of the specification about the Mac login app (sections 1, 2, 6 and 9). */
export const helpAuthPlugin = [
  statement(
    'the administrator registers the Mac',
    'enrollment',
    /^Your administrator registers the Mac with the authentication server\.$/,
    /관리자가 인증 서버에 Mac을 등록해야 해요\.$/,
  ),
  statement(
    'the first login after the device is registered shows Enroll and Cancel',
    'enrollment',
    /^The first time you log in after that, the window shows .*Enroll and Cancel\.$/,
    /^그다음 처음 로그인할 때 .*등록\(Enroll\)과 취소\(Cancel\) 버튼이 나와요\.$/,
  ),
  statement(
    'enrollment: the OTP code is entered',
    'enrollment',
    /^Enter the OTP code that it shows\.$/,
    /OTP 코드를 입력/,
  ),
  statement(
    'entering the OTP code and pressing Enroll registers and logs in',
    'enrollment',
    /^Press Enroll to register and log in\.$/,
    /^OTP 코드를 입력하고 등록을 누르면 사용자 등록이 완료되고 로그인돼요\.$/,
  ),
  statement(
    'Cancel skips registration and still logs in',
    'enrollment',
    /^Pressing Cancel skips registration and still logs you in\.$/,
    /^취소를 누르면 사용자 등록 없이 로그인돼요\.$/,
  ),
  statement(
    'normal login: the OTP code of the app is entered',
    'login',
    /^Enter the OTP code that it shows\.$/,
    /^인증 앱에 나온 OTP 코드를 입력하세요\.$/,
  ),
  statement(
    'normal login: Enter or the Login button',
    'login',
    /^Press Enter or the Login button\.$/,
    /^Enter 키나 로그인\(Login\) 버튼을 누르세요\.$/,
  ),
  statement(
    'an online help button',
    'online-help',
    /^The Online Help button opens help on the web\.$/,
    /^온라인 도움말\(Online Help\) 버튼을 누르면 웹 도움말이 열려요\.$/,
  ),
  statement(
    'online help needs internet',
    'online-help',
    /^It needs an internet connection\.$/,
    /^인터넷에 연결되어 있어야 해요\.$/,
  ),
  statement(
    'an emergency button for when no code is available',
    'emergency',
    /^The Emergency button is for when no code is available\b/,
    /^긴급 로그인\(Emergency\) 버튼은 .*코드를 쓸 수 없을 때 사용하세요\.$/,
  ),
  statement(
    'emergency login checks the administrator ID and password of the macOS account',
    'emergency',
    /checks the administrator\b.* ID and password .*macOS account,.* and logs you in without a code\.$/,
    /macOS 관리자 계정의 ID와 비밀번호를 확인해 코드 없이 로그인하는 기능이에요\.$/,
  ),
  statement(
    'emergency login verifies the administrator privileges of the account',
    'emergency',
    /^The login app .*verifies that the account has administrator privileges\b/,
    /^로그인 앱이 해당 계정에 관리자 권한이 있는지도 확인해요\.$/,
  ),
  statement(
    'each emergency login increments a stored, displayed count',
    'emergency',
    /^Each emergency login adds one to a count that the login app stores and displays\.$/,
    /^긴급 로그인을 할 때마다 횟수가 1회씩 늘어나고, 이 횟수는 로그인 앱에 저장되어 화면에 표시돼요\.$/,
  ),
  statement(
    'a check-for-updates button',
    'check-updates',
    /^The Check Updates button looks for a newer version of the login app\.$/,
    /^업데이트 확인\(Check Updates\) 버튼을 누르면 로그인 앱의 새 버전이 있는지 확인해요\.$/,
  ),
  statement(
    'the update check needs internet',
    'check-updates',
    /^It needs an internet connection\.$/,
    /^인터넷에 연결되어 있어야 해요\.$/,
  ),
  statement(
    'the installer is a disk image',
    'check-updates',
    /\bdownload its disk image\b/,
    /디스크 이미지를 다운로드/,
  ),
  statement(
    'the login app’s version is displayed with the authentication core’s in parentheses',
    'version',
    /^The window displays the version of the login app, followed by the version of the authentication core in parentheses\b/,
    /로그인 앱의 버전이 먼저, 인증 코어의 버전이 괄호 안에 표시돼요\.$/,
  ),
  statement(
    'macOS 10.14 or higher, Apple Silicon and Intel',
    'version',
    /macOS 10\.14 or (?:later|higher) .*Apple Silicon and Intel Macs\.$/,
    /macOS\s10\.14 이상이 설치된 Apple Silicon 및 Intel Mac/,
  ),
  statement(
    'a link to the official website',
    'website',
    /on the official website: %site%$/,
    /공식 웹사이트에서 확인하세요: %site%$/,
  ),
];
