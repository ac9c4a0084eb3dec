import type { Locale } from '../../src/i18n/locales.ts';

export interface ForbiddenPhrase {
  readonly pattern: RegExp;
  /** What to write instead. The report quotes it. */
  readonly instead: string;
  /** Names and quotations that may contain the phrase. Use a global pattern. */
  readonly allowed?: RegExp;
  /** Files and keys where the phrase is allowed: matches `SourceText.source`. */
  readonly notIn?: RegExp;
}

/**
 * Phrases that no text of the site may use: in all locales (`all`) or in one. docs/contributor/words.md lists the
 * terms to use.
 *
 * Some phrases can't be detected by a pattern. Avoid them too. en-US: comes about (write: is computed), takes a
 * setting (supports), is none (there is no), not known (unknown), takes X for Y, fits, honestly. es-ES: tomar X por Y
 * (tratar X como Y).
 */
export const forbiddenPhrases: Readonly<
  Partial<Record<Locale | 'all', readonly ForbiddenPhrase[]>>
> = {
  all: [
    { pattern: /\.\.\./, instead: '…' },
    { pattern: /\p{L}'\p{L}/u, instead: '’' },
    { pattern: / {2}/, instead: 'one space', notIn: /^(src\/content|artwork)\// },
    { pattern: /\bMac OS\b/, instead: 'macOS' },
    { pattern: /RFC [0-9]/, instead: 'a no-break space', notIn: /^(src\/content|artwork)\// },
  ],
  'en-US': [
    {
      pattern: /\blog(s|ged|ging)?( you| them| people)?[ -](in|on)\b|\blogons?\b/i,
      instead: 'sign in (“login” only as a noun in a name: OTP login, login window)',
      notIn: /messages\/(login-mac|macos)\./,
    },
    {
      pattern: /\bone-time codes?\b/i,
      instead: 'one-time password for the kind, code for the digits',
    },
    { pattern: /\b(security|verification|authentication) codes?\b/i, instead: 'code' },
    {
      pattern: /\bcredentials?\b/i,
      instead: 'account',
      allowed: /credential\sprovider/gi,
      notIn: /(eula|privacy)\.md/,
    },
    { pattern: /\bsecret keys?\b/i, instead: 'secret' },
    { pattern: /\bOTP address(es)?\b|address \(URI\)/i, instead: 'OTP URI' },
    { pattern: /\bstatus bar\b/i, instead: 'menu bar' },
    {
      pattern: /\btouch(es|ed|ing)?\b/i,
      instead: 'tap',
      allowed: /touch id|touch the fingerprint sensor/gi,
    },
    { pattern: /\bor higher\b/i, instead: 'or later', notIn: /(eula|privacy)\.md/ },
    { pattern: /\bpass(es|ed)? over\b/i, instead: 'ignore' },
    { pattern: /\bstands? (here|there)\b/i, instead: 'say what the visitor can do' },
    { pattern: /\banew\b|\bof cost\b/i, instead: 'again, free' },
    { pattern: /\bcell ?phones?\b|\bmobile phones?\b/i, instead: 'phone' },
  ],
  'ko-KR': [
    {
      pattern:
        /\{\w+\}[”’)]*(?:이|가|은|는|을|를|과|와|으로|로|이나|나|예요|이에요|이라는|라는|이라고|라고)(?![가-힣])/,
      instead: 'no particle after a value',
    },
    {
      pattern: /(니다|십시오)(?=[.!?”’)]|$)/m,
      instead: '해요체',
      allowed: /고맙습니다|감사합니다/g,
      notIn: /(eula|privacy)\.md/,
    },
    { pattern: /시험/, instead: '테스트' },
    { pattern: /로그온/, instead: '로그인' },
    { pattern: /내려받/, instead: '다운로드' },
    { pattern: /휴대 ?전화/, instead: '휴대폰' },
    { pattern: /상태 막대/, instead: '메뉴 막대' },
    {
      pattern: /붙임표|쌍점|빗금|띄어쓰기|화면 낭독기/,
      instead: '하이픈, 콜론, 슬래시, 공백, 스크린 리더',
    },
    { pattern: /OTP 랩|랩 도구|앱별 메모/, instead: 'OTP 실험실, 앱별 지원 설정' },
    { pattern: /OTP 주소/, instead: 'OTP URI' },
    { pattern: /(인증|보안|일회용) 코드/, instead: '코드', notIn: /(eula|privacy)\.md/ },
    { pattern: /인증 정보|OTP 항목/, instead: '계정', notIn: /(eula|privacy)\.md/ },
    { pattern: /시크릿|시드/, instead: '비밀 키' },
    { pattern: /까닭/, instead: '이유, 원인' },
    { pattern: /결과표|성적표/, instead: '테스트 결과' },
    { pattern: /테스트 사례/, instead: '테스트 케이스' },
    { pattern: /자동 가리기/, instead: '자동 숨김' },
    { pattern: /직접 평가/, instead: '평가 서버' },
    { pattern: /OTP 자격 증명 공급자/, instead: 'OTP Credential Provider' },
    { pattern: /OTP 인증 로그인/, instead: 'OTP Auth Login' },
    { pattern: /터치(?! ?ID)/, instead: '누르다' },
  ],
  'ja-JP': [
    { pattern: /ログオン/, instead: 'ログイン' },
    { pattern: /サインイン/, instead: 'ログイン', notIn: /^artwork\/messages\/(login-)?windows\./ },
    { pattern: /タッチ/, instead: 'タップ' },
    { pattern: /書き出/, instead: 'エクスポート' },
    { pattern: /ステータスバー/, instead: 'メニューバー' },
    {
      pattern:
        /(インストーラ|ブラウザ|プロバイダ|プロセッサ|サーバ|フォルダ|ユーザ|コンピュータ|パラメータ|カウンタ|センサ)(?!ー)/,
      instead: '長音を付ける（インストーラー、ブラウザー…）',
    },
    { pattern: /ウインドウ/, instead: 'ウィンドウ' },
    { pattern: /(です|ます|でした|ました|でしょう|ません)か。|[ぁ-んァ-ヶ一-龠]\?/, instead: '？' },
    { pattern: /割り印|割符|囲い込み|成績表/, instead: 'a plain word, such as テスト結果' },
    {
      pattern: /[0-9}#] (桁|秒|ビット|バイト|つ|個|節|ステップ|タイムステップ)|第 [0-9]/,
      instead: 'a no-break space',
      notIn: /^(src\/content|artwork)\//,
    },
    { pattern: /アプリのメモ/, instead: 'アプリ別の動作' },
    { pattern: /間違ったコード/, instead: '誤ったコード' },
    { pattern: /OTP ?アドレス|アドレス（URI）/, instead: 'OTP URI' },
    { pattern: /自分で評価/, instead: '評価用サーバー' },
    { pattern: /認証情報/, instead: 'アカウント' },
    { pattern: /(認証|確認|セキュリティ|ワンタイム) ?コード/, instead: 'コード' },
    { pattern: /(?<!更新)間隔/, instead: '更新間隔' },
    { pattern: /時点/, instead: '時刻' },
    { pattern: /見本/, instead: 'サンプル' },
    { pattern: /飛ば/, instead: 'スキップ' },
    { pattern: /べきで/, instead: '〜してください' },
    { pattern: /携帯電話|携帯端末/, instead: 'スマートフォン' },
    { pattern: /シークレット(?!キー)/, instead: 'シークレットキー' },
    { pattern: /鍵/, instead: 'キー' },
    {
      pattern: /[ぁ-んァ-ヶ一-龠ー][A-Za-z0-9]|[A-Za-z0-9][ぁ-んァ-ヶ一-龠]/,
      instead: '英数字と和文の間に半角スペース',
    },
  ],
  'de-DE': [
    { pattern: /\b(du|dein|deine[mnrs]?|dir|dich)\b/i, instead: 'Sie' },
    { pattern: /"/, instead: '„“', notIn: /^(src\/content|artwork)\// },
    { pattern: /Telefon|Handy/, instead: 'Smartphone' },
    {
      pattern: /\w*tasten?\b/i,
      instead: 'Schaltfläche',
      allowed: /(Eingabe|Feststell|Umschalt|Tabulator|Pfeil|Leer)tasten?/g,
    },
    { pattern: /ein(ge)?tipp|\btippen Sie\b[^.;]* ein\b/i, instead: 'eingeben' },
    { pattern: /Zeugnis/, instead: 'Prüfbericht' },
    { pattern: /übergeht|übergehen|übergangen/, instead: 'ignorieren' },
    {
      pattern: /\bIDs?\b/,
      instead: 'Benutzername',
      allowed: /(Face|Touch|Administrator) ID/g,
      notIn: /: (labProgram|labVectorsImplementations|vectors\w*)\./,
    },
    {
      pattern: /Einmal-?(code|kennwort)/i,
      instead: 'Einmalpasswort für das Verfahren, Code für die Ziffern',
    },
    { pattern: /(Sicherheits|Bestätigungs|Zahlen)code/, instead: 'Code' },
    { pattern: /OTP-Anmeldung/, instead: 'OTP-Login' },
    { pattern: /Statusleiste/, instead: 'Menüleiste' },
    { pattern: /OTP-Adresse|Adresse \(URI\)/, instead: 'OTP-URI' },
    { pattern: /\bGeheimnis/, instead: 'Schlüssel' },
    { pattern: /OTP-Eintr[aä]g/, instead: 'Konto' },
    { pattern: /Selbst testen/, instead: 'Testserver' },
    { pattern: /\bin Arbeit\b/, instead: 'in Entwicklung' },
  ],
  'es-ES': [
    { pattern: /\bustede?s?\b/i, instead: 'tú' },
    { pattern: /"/, instead: '«»', notIn: /^(src\/content|artwork)\// },
    { pattern: /\bsecretos?\b/i, instead: 'clave secreta, clave' },
    { pattern: /\binici\w* la sesión/i, instead: 'iniciar sesión' },
    { pattern: /\ben construcción\b/i, instead: 'en desarrollo' },
    { pattern: /\bteléfonos?\b|\bcelular/i, instead: 'móvil' },
    { pattern: /\bcomputador[ae]s?\b/i, instead: 'ordenador' },
    { pattern: /\bcódigos? equivocados?\b/i, instead: 'código erróneo' },
    { pattern: /\bpas\w+ por alto\b/i, instead: 'ignorar' },
    {
      pattern: /\bID\b/,
      instead: 'usuario',
      allowed: /(Face|Touch|Administrator) ID/g,
      notIn: /: (labProgram|labVectorsImplementations|vectors\w*)\./,
    },
    { pattern: /\b(de|en|según|por|que|y|los) RFC\b/i, instead: 'la RFC, las RFC' },
    { pattern: /direcci(ón|ones) (de )?OTP|dirección \(URI\)/i, instead: 'URI de OTP' },
    { pattern: /\bcredencial(es)?\b/i, instead: 'cuenta', allowed: /proveedor de credenciales/gi },
    { pattern: /\bcódigos? de (un solo uso|seguridad|verificación)\b/i, instead: 'código' },
    { pattern: /\bcre(a|an|ar|e|en) (los |sus |tus )?códigos\b/i, instead: 'generar' },
    { pattern: /\bbarra de estado\b/i, instead: 'barra de menús' },
    { pattern: /\bperíodos?\b/i, instead: 'periodo' },
    { pattern: /\b(la|las|una) URI\b/i, instead: 'el URI, los URI' },
  ],
};
