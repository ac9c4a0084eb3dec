import { statement } from './statement.ts';

/** The facts that the end-user license agreement must state. */
export const eula = [
  statement('was last updated in November 2022', '', /November 2022/, /2022년 11월/),
  statement(
    'grants a personal, non-commercial license',
    'licence',
    /license\b.*\bpersonal, non-commercial/i,
    /개인적이고 비상업적.*사용권/,
  ),
  statement(
    'lets the user terminate it at any time by deleting the app',
    'termination',
    /\byou\b.*\bterminate\b.*\bany time\b.*\bdelet/i,
    /^사용자는.*삭제.*언제든지.*해지/,
  ),
  statement(
    'ends automatically on a violation',
    'termination',
    /automatically.*violat/i,
    /위반.*자동으로 종료/,
  ),
  statement(
    'lets the vendor terminate it at any time',
    'termination',
    /\bwe\b.*\bterminate\b.*\bany time/i,
    /회사는 언제든지.*해지/,
  ),
  statement(
    'excludes warranties',
    'no-warranties',
    /“as is”.*\bwithout warrant/i,
    /‘있는 그대로’.*보증도 하지 않/,
  ),
  statement(
    'limits the liability to the amount paid, or to 100 USD if nothing was paid',
    'liability',
    /limited to the amount.*\bpaid\b.*\b100 USD\b.*\bnothing/i,
    /지불한 금액을 한도.*지불한 금액이 없는.*100 USD/,
  ),
  statement(
    'promises at least 30 days’ notice of material changes',
    'changes',
    /\bmaterial\b.*\bat least 30 days/i,
    /중대한 변경.*30일 전까지/,
  ),
  statement(
    'is governed by the law of South Korea',
    'governing-law',
    /\blaw of South Korea\b/,
    /대한민국 법률/,
  ),
];
