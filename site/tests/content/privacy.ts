import { statement } from './statement.ts';

/** The facts that the privacy policy must state. */
export const privacy = [
  statement('was last updated in January 2023', '', /January 2023/, /2023년 1월/),
  statement(
    'says that email addresses are collected from people who write',
    'email-address',
    /\bwrite\b.*\bcollect\b.*\bemail address/i,
    /문의.*이메일 주소.*수집/,
  ),
  statement(
    'says that usage data is recorded automatically on a request to the servers',
    'usage-data',
    /usage data\b.*\bautomatically\b.*\bservers/i,
    /서버.*요청.*이용 기록이 자동으로 수집/,
  ),
  statement(
    'says that apps capture the screen only to read OTP QR codes',
    'screen-capture',
    /captures? the screen only to read\b.*\bOTP QR code/i,
    /OTP QR 코드를 읽는 용도로만 화면을 캡처/,
  ),
  statement(
    'says that secrets stay in encrypted storage and are not transferred',
    'secrets',
    /secrets\b.*\bencrypted storage\b.*\bnot transferred/i,
    /비밀 키.*암호화된 저장소.*전송되지 않/,
  ),
  statement(
    'says that the site sets one cookie, SameSite=Strict',
    'site',
    /\bone cookie\b.*\bSameSite\b.*\bStrict\b/,
    /SameSite.*Strict.*쿠키 하나/,
  ),
  statement(
    'says that the site deletes other cookies',
    'site',
    /deletes any other cookies/i,
    /다른 쿠키는 삭제/,
  ),
  statement(
    'says that the browser stores files of the site for use without a connection',
    'site',
    /without an internet connection\b.*\bstores\b.*\bfiles/i,
    /인터넷에 연결되지 않아도.*파일.*보관/,
  ),
  statement(
    'says that stored files contain nothing about the visitor, are not sent, and can be deleted',
    'site',
    /nothing about you\b.*\bnot sent\b.*\bdelete/i,
    /사용자에 관한 정보가 없고.*전송되지도 않으며.*삭제/,
  ),
  statement(
    'says that input of the QR generator is not sent to a server and is gone after a reload',
    'site',
    /not sent to any server\b.*\bgone\b.*\breload/i,
    /서버로 전송되지 않으며.*새로고침하면 사라/,
  ),
  statement(
    'says that personal data is kept only as long as its purposes require',
    'retention',
    /personal data only as long as\b.*\bpurposes\b/i,
    /목적에 필요한 기간 동안만.*보유/,
  ),
  statement(
    'says that personal data may be transferred outside of the user’s country',
    'transfer',
    /transferred to\b.*\boutside your country/i,
    /거주하는 국가 밖.*이전/,
  ),
  statement(
    'limits the disclosure of personal data to listed cases',
    'disclosure',
    /disclose personal data only/i,
    /다음 경우에만.*제3자에게 제공/,
  ),
  statement(
    'says that the service is not for children under 13',
    'children',
    /\bnot\b.*\bchildren under 13\b/i,
    /만 13세 미만 아동에게.*제공하지 않/,
  ),
  statement(
    'names an email address for questions',
    'contact',
    /email.*%email%/i,
    /이메일.*%email%/,
  ),
];
