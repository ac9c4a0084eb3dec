import { statement } from './statement.ts';

/** The facts that the help of the Mac login app must state. */
export const helpAuthPlugin = [
  statement(
    'says that the administrator registers the Mac',
    'enrollment',
    /administrator registers the Mac/i,
    /관리자가.*Mac을 등록/,
  ),
  statement(
    'says that the first login after that shows Enroll and Cancel',
    'enrollment',
    /first\b.*\bsign in\b.*\bEnroll and Cancel/i,
    /처음 로그인할 때.*등록\(Enroll\).*취소\(Cancel\)/,
  ),
  statement(
    'tells users to enter the OTP code for the enrollment',
    'enrollment',
    /enter the OTP code/i,
    /OTP 코드를 입력/,
  ),
  statement(
    'says that Enroll registers and logs in',
    'enrollment',
    /\bEnroll to complete your enrollment and sign in/i,
    /등록을 누르면.*등록이 완료되고 로그인/,
  ),
  statement(
    'says that Cancel skips the registration and still logs in',
    'enrollment',
    /\bCancel skips enrollment\b.*\bsigns? you in/i,
    /취소를 누르면.*등록 없이 로그인/,
  ),
  statement(
    'tells users to enter the OTP code for a login',
    'login',
    /enter the OTP code/i,
    /OTP 코드를 입력/,
  ),
  statement(
    'names Enter and the Login button for a login',
    'login',
    /\bEnter\b.*\bLogin button/,
    /Enter\)? 키.*로그인\(Login\) 버튼/,
  ),
  statement(
    'says that the Online Help button opens help on the web',
    'online-help',
    /\bOnline Help button opens\b.*\bweb\b/i,
    /온라인 도움말\(Online Help\) 버튼.*웹 도움말/,
  ),
  statement(
    'says that online help needs the internet',
    'online-help',
    /needs an internet connection/i,
    /인터넷에 연결되어 있어야/,
  ),
  statement(
    'says that the Emergency button is for users without a code',
    'emergency',
    /\bEmergency button\b.*\bno code\b/i,
    /긴급 로그인\(Emergency\) 버튼.*코드를 쓸 수 없을 때/,
  ),
  statement(
    'says that an emergency login checks ID and password of an administrator of the Mac, without a code',
    'emergency',
    /administrator\b.*\bID and password\b.*\bmacOS account\b.*\bwithout a code/i,
    /macOS 관리자 계정의 ID와 비밀번호.*코드 없이 로그인/,
  ),
  statement(
    'says that an emergency login verifies administrator privileges',
    'emergency',
    /verifies\b.*\badministrator privileges/i,
    /관리자 권한이 있는지도 확인/,
  ),
  statement(
    'says that emergency logins are counted, and that the count is stored and displayed',
    'emergency',
    /each emergency login\b.*\bcount\b.*\bstores\b.*\bdisplays/i,
    /긴급 로그인을 할 때마다 횟수.*저장되어.*표시/,
  ),
  statement(
    'says that the Check Updates button looks for a newer version',
    'check-updates',
    /\bCheck Updates button\b.*\bnewer version/i,
    /업데이트 확인\(Check Updates\) 버튼.*새 버전/,
  ),
  statement(
    'says that the update check needs the internet',
    'check-updates',
    /needs an internet connection/i,
    /인터넷에 연결되어 있어야/,
  ),
  statement(
    'says that the installer is a disk image',
    'check-updates',
    /download its disk image/i,
    /디스크 이미지를 다운로드/,
  ),
  statement(
    'says that the version of the authentication core is in parentheses after that of the login app',
    'version',
    /version of the login app\b.*\bversion of the authentication core in parentheses/i,
    /로그인 앱의 버전.*괄호 안에 인증 코어의 버전/,
  ),
  statement(
    'requires macOS 10.14 or later on Apple Silicon or Intel',
    'version',
    /macOS 10\.14 or (?:later|higher)\b.*\bApple Silicon and Intel\b/,
    /macOS\s10\.14 이상.*Apple Silicon 및 Intel/,
  ),
  statement(
    'links to the official website',
    'website',
    /official website.*%site%/,
    /공식 웹사이트.*%site%/,
  ),
];
