import type { Release } from './src/releases/types.ts';

/**
 * What can be downloaded: the vendor's file beside site.config.ts. Buttons, specifications, the
 * update page and the feed read it. The files lie in public/downloads/, under v{version}/ for the
 * app and {version}/ for the login components; a test compares their bytes and SHA-256.
 * These releases are samples; scripts/artwork/sampleInstallers.ts writes their files.
 */
export const releases: readonly Release[] = [
  {
    product: 'windows-app',
    version: '1.0.3.0',
    date: '2026-11-02',
    minimum: '8',
    sample: true,
    files: [
      {
        name: 'setup_x64.msi',
        platform: 'windows',
        build: 'x64',
        bytes: 1395,
        sha256: '4ee2841dd8d4a22c36ac1d7cdff5a60011a990880bc3aea4d0ed4bfb69572924',
      },
      {
        name: 'setup_x86.msi',
        platform: 'windows',
        build: 'x86',
        bytes: 1395,
        sha256: 'ba56cfe5a20fc433bef0e8981cb75cada16eb611341c01291d54170a59367acb',
      },
    ],
    changes: {
      'en-US': [
        'Use your own images as account icons.',
        'Back up to an encrypted PEM file and restore from it.',
      ],
      'ko-KR': [
        '원하는 이미지를 계정 아이콘으로 쓸 수 있어요.',
        '암호화된 PEM 파일로 백업하고 복원할 수 있어요.',
      ],
      'ja-JP': [
        'アカウントのアイコンに好きな画像を使えるようになりました。',
        '暗号化した PEM ファイルへのバックアップと復元に対応しました。',
      ],
      'de-DE': [
        'Eigene Bilder als Symbole der Konten.',
        'Sicherung in einer verschlüsselten PEM-Datei und Wiederherstellung.',
      ],
      'es-ES': [
        'Tus propias imágenes como iconos de las cuentas.',
        'Copia de seguridad y restauración con un archivo PEM cifrado.',
      ],
    },
  },
  {
    product: 'windows-app',
    version: '1.0.2.0',
    date: '2026-06-15',
    minimum: '8',
    sample: true,
    files: [],
    changes: {
      'en-US': ['Export accounts as a QR code or as OTP URI text.'],
      'ko-KR': ['QR 코드나 OTP URI 텍스트로 내보낼 수 있어요.'],
      'ja-JP': ['QR コードまたは OTP URI テキストでエクスポートできるようになりました。'],
      'de-DE': ['Export als QR-Code oder als Text (OTP-URI).'],
      'es-ES': ['Exportación como código QR o como texto (URI de OTP).'],
    },
  },
  {
    product: 'login-windows',
    version: '1.0.3.0',
    date: '2026-11-02',
    minimum: '8',
    sample: true,
    files: [
      {
        name: 'setup_x64.msi',
        platform: 'windows',
        build: 'x64',
        bytes: 1370,
        sha256: '2b8022d292a35ff00d527981bf6fa54219d0f7889f44305f028152d752fa6ae6',
      },
      {
        name: 'setup_x86.msi',
        platform: 'windows',
        build: 'x86',
        bytes: 1370,
        sha256: 'edda5b7685b4ca9677b37f6abb61ea216139472c2c6f31f6346d35ff423a9071',
      },
    ],
    changes: {
      'en-US': ['Now available for 32-bit (x86) Windows, in addition to 64-bit (x64).'],
      'ko-KR': ['64비트(x64) 외에 32비트(x86) Windows용 설치 파일도 추가했어요.'],
      'ja-JP': [
        '64 ビット（x64）版に加えて、32 ビット（x86）版の Windows 用インストーラーを用意しました。',
      ],
      'de-DE': ['Installationsdatei für 32-Bit-Windows (x86), zusätzlich zu der für 64 Bit (x64).'],
      'es-ES': ['Instalador para Windows de 32 bits (x86), además del de 64 bits (x64).'],
    },
  },
  {
    product: 'login-windows',
    version: '1.0.2.0',
    date: '2026-06-15',
    minimum: '8',
    sample: true,
    files: [],
    changes: {
      'en-US': ['Sign in to Windows with a one-time password.'],
      'ko-KR': ['일회용 비밀번호로 Windows에 로그인할 수 있어요.'],
      'ja-JP': ['ワンタイムパスワードで Windows にログインできるようになりました。'],
      'de-DE': ['Anmeldung bei Windows mit einem Einmalpasswort.'],
      'es-ES': ['Inicio de sesión en Windows con una contraseña de un solo uso.'],
    },
  },
  {
    product: 'login-mac',
    version: '1.0.3.0',
    date: '2026-11-02',
    minimum: '10.14',
    sample: true,
    files: [
      {
        name: 'auth_login.dmg',
        platform: 'macos',
        build: 'universal',
        bytes: 1403,
        sha256: '850595860f006131d021d76fe7f847d779f515eb22718994e42433e0eb27c780',
      },
    ],
    changes: {
      'en-US': [
        'A new button checks for updates.',
        'The version of the authentication core now appears in parentheses after the app’s version.',
      ],
      'ko-KR': [
        '업데이트 확인 버튼을 추가했어요.',
        '앱 버전 뒤의 괄호 안에 인증 코어 버전을 표시해요.',
      ],
      'ja-JP': [
        'アップデートを確認するボタンを追加しました。',
        'アプリのバージョンに続けて、認証コアのバージョンをかっこ内に表示するようになりました。',
      ],
      'de-DE': [
        'Schaltfläche für die Suche nach Updates.',
        'Hinter der Version der App steht jetzt in Klammern die des Authentifizierungskerns.',
      ],
      'es-ES': [
        'Un botón para buscar actualizaciones.',
        'La versión del núcleo de autenticación aparece entre paréntesis tras la de la app.',
      ],
    },
  },
  {
    product: 'login-mac',
    version: '1.0.2.0',
    date: '2026-06-15',
    minimum: '10.14',
    sample: true,
    files: [],
    changes: {
      'en-US': ['The number of emergency logins is now stored and shown.'],
      'ko-KR': ['긴급 로그인 횟수를 저장하고 표시해요.'],
      'ja-JP': ['緊急ログインの回数を保存して表示するようになりました。'],
      'de-DE': ['Die Anzahl der Notfallanmeldungen wird gespeichert und angezeigt.'],
      'es-ES': ['El número de accesos de emergencia se guarda y se muestra.'],
    },
  },
];
