/** A word that is not used. `docs/words.md` has the word that is. */
export interface Forbidden {
  readonly word: RegExp;
  readonly instead: string;
  /** Phrases in which the word stands rightly: names of products, words of a system's own screen. */
  readonly except?: RegExp;
  /** Texts (by the start of their path) in which it stands rightly. */
  readonly notIn?: RegExp;
}

/** Languages whose texts the check reads. One that is being rewritten joins when it passes. */
export const checkedLanguages: readonly string[] = ['en-US', 'ko-KR', 'ja-JP', 'de-DE', 'es-ES'];

const legal = /^content\/[^/]+\/(eula|privacy)\.md/;
/** The Mac login app's help and screens, and the pictures of macOS, speak as macOS does. */
const mac = /^(content\/en-US\/help-authplugin\.md|artwork\/words\/(login-mac|macos)\.)/;

/** Cases of the test vectors and lines of input have an ID, as programs and files have it. */
const cases = /^locales\/(de-DE|es-ES)\.json: (labProgram|labImplementations|suite\w*)\./;

const everywhere: readonly Forbidden[] = [
  { word: /\.\.\./, instead: '…' },
  { word: /\p{L}'\p{L}/u, instead: '’' },
  { word: / {2}/, instead: 'one space', notIn: /^(content|artwork)\// },
  { word: /\bMac OS\b/, instead: 'macOS', notIn: /^content\/(en-US|ko-KR)\/help-authplugin\.md/ },
];

const english: readonly Forbidden[] = [
  {
    word: /\blog(s|ged|ging)?( you| them| people)?[ -](in|on)\b|\blogons?\b/i,
    instead: 'sign in (“login” only as a noun in a name: OTP login, login window)',
    notIn: mac,
  },
  { word: /\bone-time codes?\b/i, instead: 'one-time password for the kind, code for the digits' },
  { word: /\b(security|verification|authentication) codes?\b/i, instead: 'code' },
  {
    word: /\bcredentials?\b/i,
    instead: 'account',
    except: /credential provider/gi,
    notIn: legal,
  },
  { word: /\bsecret keys?\b/i, instead: 'secret' },
  { word: /\bOTP address(es)?\b|address \(URI\)/i, instead: 'OTP URI' },
  { word: /\bstatus bar\b/i, instead: 'menu bar' },
  {
    word: /\btouch(es|ed|ing)?\b/i,
    instead: 'tap',
    except: /touch id|touch the fingerprint sensor/gi,
  },
  { word: /\bor higher\b/i, instead: 'or later', notIn: legal },
  { word: /\bpass(es|ed)? over\b/i, instead: 'ignore' },
  { word: /\bstands? (here|there)\b/i, instead: 'say what the visitor can do' },
  { word: /\banew\b|\bof cost\b/i, instead: 'again, free' },
  { word: /\bcell ?phones?\b|\bmobile phones?\b/i, instead: 'phone' },
];

/** Forms of a Korean particle that depend on the last letter of the word before, which a value hides. */
const particle = '(?:이|가|은|는|을|를|과|와|으로|로|이나|나|예요|이에요|이라는|라는|이라고|라고)';

const korean: readonly Forbidden[] = [
  {
    word: new RegExp(String.raw`\{\w+\}[”’)]*${particle}(?![가-힣])`),
    instead: 'no particle after a value',
  },
  {
    word: /(니다|십시오)(?=[.!?”’)]|$)/m,
    instead: '해요체',
    except: /고맙습니다|감사합니다/g,
    notIn: legal,
  },
  { word: /시험/, instead: '테스트' },
  { word: /로그온/, instead: '로그인' },
  { word: /내려받/, instead: '다운로드' },
  { word: /휴대 ?전화/, instead: '휴대폰' },
  { word: /상태 막대/, instead: '메뉴 막대' },
  {
    word: /붙임표|쌍점|빗금|띄어쓰기|화면 낭독기/,
    instead: '하이픈, 콜론, 슬래시, 공백, 스크린 리더',
  },
  { word: /OTP 랩|랩 도구|앱별 메모/, instead: 'OTP 실험실, 앱별 동작' },
  { word: /OTP 주소/, instead: 'OTP URI' },
  { word: /(인증|보안|일회용) 코드/, instead: '코드', notIn: legal },
  { word: /인증 정보|OTP 항목/, instead: '계정', notIn: legal },
  { word: /시크릿|시드/, instead: '비밀 키' },
  { word: /까닭/, instead: '이유, 원인' },
  { word: /결과표/, instead: '성적표' },
  { word: /테스트 사례/, instead: '테스트 케이스' },
  { word: /자동 가리기/, instead: '자동 숨김' },
  { word: /직접 평가/, instead: '평가 서버' },
  { word: /OTP 자격 증명 공급자/, instead: 'OTP Credential Provider' },
  { word: /OTP 인증 로그인/, instead: 'OTP Auth Login' },
  { word: /터치(?! ?ID)/, instead: '누르다' },
];

const japanese: readonly Forbidden[] = [
  { word: /ログオン/, instead: 'ログイン' },
  { word: /サインイン/, instead: 'ログイン', notIn: /^artwork\/words\/(login-)?windows\./ },
  { word: /タッチ/, instead: 'タップ' },
  { word: /書き出/, instead: 'エクスポート' },
  { word: /ステータスバー/, instead: 'メニューバー' },
  {
    word: /(インストーラ|ブラウザ|プロバイダ|プロセッサ|サーバ|フォルダ|ユーザ|コンピュータ|パラメータ|カウンタ|センサ)(?!ー)/,
    instead: '長音を付ける（インストーラー、ブラウザー…）',
  },
  { word: /ウインドウ/, instead: 'ウィンドウ' },
  { word: /(です|ます|でした|ました|でしょう|ません)か。|[ぁ-んァ-ヶ一-龠]\?/, instead: '？' },
  { word: /割り印/, instead: '割符' },
  { word: /アプリのメモ/, instead: 'アプリ別の動作' },
  { word: /間違ったコード/, instead: '誤ったコード' },
  { word: /OTP ?アドレス|アドレス（URI）/, instead: 'OTP URI' },
  { word: /自分で評価/, instead: '評価用サーバー' },
  { word: /認証情報/, instead: 'アカウント' },
  { word: /(認証|確認|セキュリティ|ワンタイム) ?コード/, instead: 'コード' },
  { word: /(?<!更新)間隔/, instead: '更新間隔' },
  { word: /時点/, instead: '時刻' },
  { word: /見本/, instead: 'サンプル' },
  { word: /飛ば/, instead: 'スキップ' },
  { word: /べきで/, instead: '〜してください' },
  { word: /携帯電話|携帯端末/, instead: 'スマートフォン' },
  { word: /シークレット(?!キー)/, instead: 'シークレットキー' },
  { word: /鍵/, instead: 'キー' },
  {
    word: /[ぁ-んァ-ヶ一-龠ー][A-Za-z0-9]|[A-Za-z0-9][ぁ-んァ-ヶ一-龠]/,
    instead: '英数字と和文の間に半角スペース',
  },
];

const german: readonly Forbidden[] = [
  { word: /\b(du|dein|deine[mnrs]?|dir|dich)\b/i, instead: 'Sie' },
  { word: /"/, instead: '„“', notIn: /^(content|artwork)\// },
  { word: /Telefon|Handy/, instead: 'Smartphone' },
  {
    word: /\w*tasten?\b/i,
    instead: 'Schaltfläche',
    except: /(Eingabe|Feststell|Umschalt|Tabulator|Pfeil|Leer)tasten?/g,
  },
  { word: /ein(ge)?tipp|\btippen Sie\b[^.;]* ein\b/i, instead: 'eingeben' },
  { word: /Zeugnis/, instead: 'Prüfbericht' },
  { word: /übergeht|übergehen|übergangen/, instead: 'ignorieren' },
  {
    word: /\bIDs?\b/,
    instead: 'Benutzername',
    except: /(Face|Touch|Administrator) ID/g,
    notIn: cases,
  },
  {
    word: /Einmal-?(code|kennwort)/i,
    instead: 'Einmalpasswort für das Verfahren, Code für die Ziffern',
  },
  { word: /(Sicherheits|Bestätigungs|Zahlen)code/, instead: 'Code' },
  { word: /OTP-Anmeldung/, instead: 'OTP-Login' },
  { word: /Statusleiste/, instead: 'Menüleiste' },
  { word: /OTP-Adresse|Adresse \(URI\)/, instead: 'OTP-URI' },
  { word: /\bGeheimnis/, instead: 'Schlüssel' },
  { word: /OTP-Eintr[aä]g/, instead: 'Konto' },
  { word: /Selbst testen/, instead: 'Testserver' },
  { word: /\bin Arbeit\b/, instead: 'in Entwicklung' },
];

const spanish: readonly Forbidden[] = [
  { word: /\bustede?s?\b/i, instead: 'tú' },
  { word: /"/, instead: '«»', notIn: /^(content|artwork)\// },
  { word: /\bsecretos?\b/i, instead: 'clave secreta, clave' },
  { word: /\binici\w* la sesión/i, instead: 'iniciar sesión' },
  { word: /\ben construcción\b/i, instead: 'en desarrollo' },
  { word: /\bteléfonos?\b|\bcelular/i, instead: 'móvil' },
  { word: /\bcomputador[ae]s?\b/i, instead: 'ordenador' },
  { word: /\bcódigos? equivocados?\b/i, instead: 'código erróneo' },
  { word: /\bpas\w+ por alto\b/i, instead: 'ignorar' },
  {
    word: /\bID\b/,
    instead: 'usuario',
    except: /(Face|Touch|Administrator) ID/g,
    notIn: cases,
  },
  { word: /\b(de|en|según|por|que|y|los) RFC\b/i, instead: 'la RFC, las RFC' },
  { word: /direcci(ón|ones) (de )?OTP|dirección \(URI\)/i, instead: 'URI de OTP' },
  { word: /\bcredencial(es)?\b/i, instead: 'cuenta', except: /proveedor de credenciales/gi },
  { word: /\bcódigos? de (un solo uso|seguridad|verificación)\b/i, instead: 'código' },
  { word: /\bcre(a|an|ar|e|en) (los |sus |tus )?códigos\b/i, instead: 'generar' },
  { word: /\bbarra de estado\b/i, instead: 'barra de menús' },
  { word: /\bperíodos?\b/i, instead: 'periodo' },
  { word: /\b(la|las|una) URI\b/i, instead: 'el URI, los URI' },
];

/** What no text of a language says, and what it says instead. */
export const forbidden: Readonly<Record<string, readonly Forbidden[]>> = {
  'en-US': [...everywhere, ...english],
  'ko-KR': [...everywhere, ...korean],
  'ja-JP': [...everywhere, ...japanese],
  'de-DE': [...everywhere, ...german],
  'es-ES': [...everywhere, ...spanish],
};
