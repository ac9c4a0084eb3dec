/** The pages that have a link preview image, by their names in the address. */
export const shareScreens = [
  'main',
  'server',
  'app',
  'logon',
  'otpqr',
  'vectors',
  'privacy',
  'eula',
  'help-authplugin',
  'help-authlogin',
  'update-authlogin',
] as const;
export type ShareScreen = (typeof shareScreens)[number];

export const shareLanguages = ['en-US', 'ko-KR', 'ja-JP', 'de-DE', 'es-ES'] as const;
export type ShareLanguage = (typeof shareLanguages)[number];

/** The text of a link preview image. A line break in `line` is kept. */
interface Headline {
  readonly title: string;
  readonly line: string;
}

/** The texts in the drawn windows. */
interface WindowMessages {
  readonly account: string;
  readonly code: string;
  readonly login: string;
  readonly enroll: string;
  readonly cancel: string;
  readonly enrollTitle: string;
}

interface ShareMessages {
  readonly headlines: Readonly<Record<ShareScreen, Headline>>;
  readonly window: WindowMessages;
}

const english: ShareMessages = {
  headlines: {
    main: {
      title: 'Sign in with a code that works only once',
      line: 'Free authenticator apps, and OTP login for Windows and Mac',
    },
    server: {
      title: 'OTP authentication server',
      line: 'Being prepared as open source.\nTry the demo or a free evaluation server.',
    },
    app: {
      title: 'OTP authenticator for phone, watch and computer',
      line: 'Free on iOS, watchOS, macOS, Android and Windows',
    },
    logon: {
      title: 'Sign in to your computer with a one-time password',
      line: 'OTP Credential Provider for Windows,\nOTP Auth Login for Mac',
    },
    otpqr: {
      title: 'OTP QR generator and lab',
      line: 'Sends nothing, saves nothing.\nFollows RFC 4226 and RFC 6238.',
    },
    vectors: {
      title: 'Test vectors for one-time passwords',
      line: 'Codes, Base32, URIs, exports, verification.\nJSON in the public domain.',
    },
    privacy: {
      title: 'Privacy policy',
      line: 'Secrets stay in encrypted storage and are not transferred.',
    },
    eula: {
      title: 'End-user license agreement',
      line: 'A license for personal, non-commercial use',
    },
    'help-authplugin': {
      title: 'Help for OTP Auth Login on Mac',
      line: 'Enrollment, login, emergency login and updates',
    },
    'help-authlogin': {
      title: 'Help for OTP login',
      line: 'Signing in with a code, and what to do without one',
    },
    'update-authlogin': {
      title: 'Update OTP login',
      line: 'Do you have the latest version?\nSee what’s new in it.',
    },
  },
  window: {
    account: 'Tester',
    code: 'OTP code',
    login: 'Login',
    enroll: 'Enroll',
    cancel: 'Cancel',
    enrollTitle: 'Enroll this device',
  },
};

const korean: ShareMessages = {
  headlines: {
    main: {
      title: '한 번만 쓰는 코드로 로그인하세요',
      line: '무료 OTP 인증 앱과 Windows·Mac용 OTP 로그인',
    },
    server: {
      title: 'OTP 인증 서버',
      line: '오픈 소스로 공개할 준비를 하고 있어요.\n온라인 데모와 무료 평가 서버를 체험해 보세요.',
    },
    app: {
      title: '휴대폰, 워치, 컴퓨터에서 쓰는 OTP 인증 앱',
      line: 'iOS, watchOS, macOS, Android, Windows\n모두 무료',
    },
    logon: {
      title: '일회용 비밀번호로 컴퓨터에 로그인하세요',
      line: 'Windows용 OTP Credential Provider,\nMac용 OTP Auth Login',
    },
    otpqr: {
      title: 'OTP QR 생성기와 OTP 실험실',
      line: '입력한 내용을 보내거나 저장하지 않아요.\nRFC 4226, RFC 6238.',
    },
    vectors: {
      title: '일회용 비밀번호 테스트 벡터',
      line: '코드, Base32, URI, 내보내기, 검증.\n퍼블릭 도메인 JSON이에요.',
    },
    privacy: {
      title: '개인정보 처리방침',
      line: '비밀 키는 암호화해 보관하고 밖으로 보내지 않아요.',
    },
    eula: {
      title: '최종 사용자 사용권 계약',
      line: '개인적, 비상업적 이용을 위한 사용권',
    },
    'help-authplugin': {
      title: 'OTP Auth Login 도움말',
      line: '등록, 로그인, 긴급 로그인, 업데이트 확인',
    },
    'help-authlogin': {
      title: 'OTP 로그인 도움말',
      line: '코드로 로그인하는 방법과 코드를 쓸 수 없을 때',
    },
    'update-authlogin': {
      title: 'OTP 로그인 업데이트',
      line: '최신 버전과 새로운 기능을 확인하세요.',
    },
  },
  window: {
    account: 'Tester',
    code: 'OTP 코드',
    login: '로그인',
    enroll: '등록',
    cancel: '취소',
    enrollTitle: '이 기기 등록',
  },
};

const german: ShareMessages = {
  headlines: {
    main: {
      title: 'Anmelden mit einem Code, der nur einmal gilt',
      line: 'Kostenlose Authenticator-Apps und OTP-Login für Windows und Mac',
    },
    server: {
      title: 'OTP-Server',
      line: 'Wird als Open Source vorbereitet.\nTesten Sie Demo oder Testserver kostenlos.',
    },
    app: {
      title: 'OTP-Authenticator für Smartphone, Uhr und Computer',
      line: 'Kostenlos für iOS, watchOS, macOS, Android und Windows',
    },
    logon: {
      title: 'Mit Einmalpasswort am Computer anmelden',
      line: 'OTP Credential Provider für Windows,\nOTP Auth Login für den Mac',
    },
    otpqr: {
      title: 'QR-Generator und OTP-Labor',
      line: 'Sendet nichts, speichert nichts.\nNach RFC 4226 und RFC 6238.',
    },
    vectors: {
      title: 'Testvektoren für HOTP und TOTP',
      line: 'Codes, Base32, URIs, Exporte, Prüfung.\nJSON, gemeinfrei.',
    },
    privacy: {
      title: 'Datenschutz',
      line: 'Schlüssel bleiben im verschlüsselten Speicher und werden nicht übertragen.',
    },
    eula: {
      title: 'Endbenutzer-Lizenzvertrag',
      line: 'Eine Lizenz für die private, nicht kommerzielle Nutzung',
    },
    'help-authplugin': {
      title: 'Hilfe zu OTP Auth Login für den Mac',
      line: 'Registrierung, Anmeldung, Notfallanmeldung und Updates',
    },
    'help-authlogin': {
      title: 'Hilfe zum OTP-Login',
      line: 'Anmelden mit einem Code und was Sie ohne Code tun können',
    },
    'update-authlogin': {
      title: 'Update für den OTP-Login',
      line: 'Haben Sie die aktuelle Version?\nHier sehen Sie, was neu ist.',
    },
  },
  window: {
    account: 'Tester',
    code: 'OTP-Code',
    login: 'Login',
    enroll: 'Enroll',
    cancel: 'Cancel',
    enrollTitle: 'Dieses Gerät registrieren',
  },
};

const spanish: ShareMessages = {
  headlines: {
    main: {
      title: 'Inicia sesión con un código que solo sirve una vez',
      line: 'Apps de autenticación gratuitas e inicio de sesión OTP para Windows y Mac',
    },
    server: {
      title: 'Servidor de autenticación OTP',
      line: 'En preparación como código abierto.\nPrueba gratis la demo o tu propio servidor.',
    },
    app: {
      title: 'Autenticador OTP para el móvil, el reloj y el ordenador',
      line: 'Gratis en iOS, watchOS, macOS, Android y Windows',
    },
    logon: {
      title: 'Inicia sesión en tu ordenador con una contraseña de un solo uso',
      line: 'OTP Credential Provider para Windows,\nOTP Auth Login para Mac',
    },
    otpqr: {
      title: 'Generador de QR y laboratorio OTP',
      line: 'No envía ni guarda nada.\nSegún la RFC 4226 y la RFC 6238.',
    },
    vectors: {
      title: 'Vectores de prueba para contraseñas de un solo uso',
      line: 'Códigos, Base32, URI, exportaciones, verificación.\nJSON de dominio público.',
    },
    privacy: {
      title: 'Política de privacidad',
      line: 'Las claves quedan en un almacenamiento cifrado y no se transfieren.',
    },
    eula: {
      title: 'Contrato de licencia de usuario final',
      line: 'Una licencia para uso personal y no comercial',
    },
    'help-authplugin': {
      title: 'Ayuda de OTP Auth Login para Mac',
      line: 'Registro, inicio de sesión, acceso de emergencia y actualizaciones',
    },
    'help-authlogin': {
      title: 'Ayuda del inicio de sesión OTP',
      line: 'Cómo entrar con un código y qué hacer si no tienes ninguno',
    },
    'update-authlogin': {
      title: 'Actualización del inicio de sesión OTP',
      line: '¿Tienes la versión actual?\nMira sus novedades.',
    },
  },
  window: {
    account: 'Tester',
    code: 'Código OTP',
    login: 'Login',
    enroll: 'Enroll',
    cancel: 'Cancel',
    enrollTitle: 'Registrar este dispositivo',
  },
};

const japanese: ShareMessages = {
  headlines: {
    main: {
      title: '一度きりのコードでログイン',
      line: '無料の OTP 認証アプリと、\nWindows・Mac 用の OTP ログイン',
    },
    server: {
      title: 'OTP 認証サーバー',
      line: 'オープンソース公開を準備中。\nデモと無料の評価用サーバーをお試しください。',
    },
    app: {
      title: 'スマートフォンでもパソコンでも使える OTP 認証アプリ',
      line: 'iOS、watchOS、macOS、Android、Windows\nすべて無料',
    },
    logon: {
      title: 'OTP でパソコンにログイン',
      line: 'Windows 用 OTP Credential Provider、\nMac 用 OTP Auth Login',
    },
    otpqr: {
      title: 'OTP ラボ：QR 作成とテスト',
      line: '入力内容は送信も保存もしません。\nRFC 4226、RFC 6238 に準拠。',
    },
    vectors: {
      title: 'ワンタイムパスワードのテストベクトル',
      line: 'コード、Base32、URI、エクスポート、検証。\nパブリックドメインの JSON です。',
    },
    privacy: {
      title: 'プライバシーポリシー',
      line: 'シークレットキーは暗号化して保管され、\n外部に送信されません。',
    },
    eula: {
      title: '使用許諾契約',
      line: '個人的・非商用の利用のためのライセンス',
    },
    'help-authplugin': {
      title: 'Mac 用 OTP Auth Login のヘルプ',
      line: '登録、ログイン、緊急ログイン、アップデートの確認',
    },
    'help-authlogin': {
      title: 'OTP ログインのヘルプ',
      line: 'コードでログインする方法と、\nコードを使えないときの対処方法',
    },
    'update-authlogin': {
      title: 'OTP ログインのアップデート',
      line: '最新バージョンと新機能をご確認ください。',
    },
  },
  window: {
    account: 'Tester',
    code: 'OTP コード',
    login: 'Login',
    enroll: 'Enroll',
    cancel: 'Cancel',
    enrollTitle: 'デバイスの登録',
  },
};

export const shareMessages: Readonly<Record<ShareLanguage, ShareMessages>> = {
  'en-US': english,
  'ko-KR': korean,
  'ja-JP': japanese,
  'de-DE': german,
  'es-ES': spanish,
};
