import { statement } from './statement.ts';

/** The statements of the specification about the end-user license agreement (sections 2 and 9). */
export const eula = [
  statement(
    'last updated November 2022',
    '',
    /^Last updated: November 2022$/,
    /^최종 개정: 2022년 11월$/,
  ),
  statement(
    'a personal, non-commercial license',
    'licence',
    /license to install and use the app for your personal, non-commercial purposes\b/,
    /개인적이고 비상업적인 목적으로 앱을 설치하고 사용할 수 있는 .*사용권을 부여합니다\.$/,
  ),
  statement(
    'termination by the user, by deleting the app',
    'termination',
    /^You can terminate it at any time by deleting the app\b/,
    /^사용자는 기기에서 앱과 .*삭제하여 언제든지 계약을 해지할 수 있습니다\.$/,
  ),
  statement(
    'termination by breach, or by the vendor',
    'termination',
    /^It ends automatically if you violate any of its terms, and we may terminate it at any time\.$/,
    /위반하면 계약은 자동으로 종료되며, 회사는 언제든지 계약을 해지할 수 있습니다\.$/,
  ),
  statement(
    'no warranties',
    'no-warranties',
    /^The app is provided “as is” .*without warranties of any kind\.$/,
    /^앱은 .*‘있는 그대로’.* 제공되며, 회사는 어떠한 보증도 하지 않습니다\.$/,
  ),
  statement(
    'liability is capped at the amount paid or 100 USD',
    'liability',
    /limited to the amount you actually paid for the app, or to 100 USD if you paid nothing\.$/,
    /실제로 지불한 금액을 한도로 하며, 지불한 금액이 없는 경우에는 100 USD\(미화 100달러\)를 한도로 합니다\.$/,
  ),
  statement(
    'material changes with 30 days’ notice',
    'changes',
    /^If a change is material, we will give at least 30 days’ notice\b/,
    /^중대한 변경은 .*30일 전까지 알립니다\.$/,
  ),
  statement(
    'the law of South Korea governs',
    'governing-law',
    /governed by the law of South Korea\b/,
    /대한민국 법률이 적용되며/,
  ),
];
