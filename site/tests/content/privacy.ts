import { statement } from './statement.ts';

/** The statements of the specification about the privacy policy (sections 2, 4, 7 and 9). */
export const privacy = [
  statement(
    'last updated January 2023',
    '',
    /^Last updated: January 2023$/,
    /^최종 개정: 2023년 1월$/,
  ),
  statement(
    'the email address is collected',
    'email-address',
    /^If you write to us, we collect your email address\b/,
    /^사용자가 회사에 문의하면 회사는 사용자의 이메일 주소와 .*수집합니다\.$/,
  ),
  statement(
    'usage data is collected',
    'usage-data',
    /^Usage data is recorded automatically when your device asks our servers\b/,
    /회사 서버에 .*요청하면 이용 기록이 자동으로 수집됩니다\.$/,
  ),
  statement(
    'the screen is captured only to read OTP QR codes',
    'screen-capture',
    /^An app captures the screen only to read an OTP QR code shown on it\b/,
    /OTP QR 코드를 읽는 용도로만 화면을 캡처합니다\.$/,
  ),
  statement(
    'secrets are kept in encrypted storage and not transferred',
    'secrets',
    /secrets .*are kept in encrypted storage on your device and are not transferred to us or anyone else\.$/,
    /비밀 키는 .*암호화된 저장소에 보관되며, .*전송되지 않습니다\.$/,
  ),
  statement(
    'the site sets one cookie, SameSite with the value Strict',
    'site',
    /^This site sets one cookie, named SameSite, with the value Strict\.$/,
    /이름이 SameSite이고 값이 Strict인 쿠키 하나만 설정/,
  ),
  statement(
    'the site deletes the other cookies',
    'site',
    /^When the site loads, it deletes any other cookies\b/,
    /^사이트를 열 때 .*다른 쿠키는 삭제합니다\.$/,
  ),
  statement(
    'files are kept for use without a connection, and nothing about the visitor with them',
    'site',
    /^So that the site works without an internet connection, your browser stores copies of the site’s files\b/,
    /^인터넷에 연결되지 않아도 .*브라우저가 사이트의 파일과 .*보관합니다\.$/,
  ),
  statement(
    'what is kept for use without a connection is not sent and can be deleted',
    'site',
    /^These copies contain nothing about you, are not sent to us, and are removed when you delete the site’s data\b/,
    /^여기에는 사용자에 관한 정보가 없고 회사로 전송되지도 않으며, .*함께 지워집니다\.$/,
  ),
  statement(
    'the QR generator sends nothing to a server and saves nothing',
    'site',
    /^It is not sent to any server, and it is gone when you reload the page\.$/,
    /^서버로 전송되지 않으며, 페이지를 새로 고치면 사라집니다\.$/,
  ),
  statement(
    'retention',
    'retention',
    /^We keep personal data only as long as the purposes described in this policy require\.$/,
    /목적에 필요한 기간에만 개인정보를 보유합니다\.$/,
  ),
  statement(
    'transfer',
    'transfer',
    /^Personal data may be transferred to, and processed on, computers outside your country\b/,
    /^개인정보는 사용자가 거주하는 국가 밖에 있는 컴퓨터로 이전되어 처리될 수 있으며/,
  ),
  statement(
    'disclosure',
    'disclosure',
    /^We disclose personal data only in these cases:$/,
    /^회사는 다음 경우에만 개인정보를 제3자에게 제공하거나 그 처리를 위탁합니다\.$/,
  ),
  statement(
    'children under 13 are not served',
    'children',
    /^We do not offer the service to children under 13\b/,
    /^회사는 만 13세 미만 아동에게 서비스를 제공하지 않으며/,
  ),
  statement(
    'contact by email',
    'contact',
    /^If you have a question about .*email us at %email%\.$/,
    /문의는 이메일로 받습니다: %email%$/,
  ),
];
