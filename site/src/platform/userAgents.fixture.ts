import type { Architecture, Certainty, Device, System } from './types.ts';

/** A real browser without client hints, and what should be detected. */
export interface Sample {
  readonly name: string;
  readonly userAgent: string;
  /** The browser's navigator.maxTouchPoints. */
  readonly touchPoints: number;
  readonly system: System;
  readonly device?: Device;
  readonly certainty: Certainty;
  readonly architecture: Architecture;
}

type Row = readonly [name: string, touchPoints: number, userAgent: string];

interface Group {
  readonly system: System;
  readonly device?: Device;
  readonly certainty: Certainty;
  readonly architecture: Architecture;
  readonly rows: readonly Row[];
}

const groups: readonly Group[] = [
  {
    system: 'ios',
    device: 'iphone',
    certainty: 'certain',
    architecture: 'unknown',
    rows: [
      [
        'Safari on iPhone, iOS 17',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      ],
      [
        'Safari on iPhone, iOS 26 (its frozen version)',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      ],
      [
        'Safari on iPhone, iOS 10',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3_1 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Version/10.0 Mobile/14E304 Safari/602.1',
      ],
      [
        'Chrome on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
      ],
      [
        'Firefox on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/128.0 Mobile/15E148 Safari/605.1.15',
      ],
      [
        'Edge on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 EdgiOS/126.0.2592.86 Mobile/15E148 Safari/605.1.15',
      ],
      [
        'Opera Mini on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 7_1_2 like Mac OS X) AppleWebKit/537.51.2 (KHTML, like Gecko) OPiOS/10.2.0.93022 Mobile/11D257 Safari/9537.53',
      ],
      [
        'KakaoTalk on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.3.1',
      ],
      [
        'Naver on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 1010; 11.24.5; 12PRO)',
      ],
      [
        'Facebook on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E236 [FBAN/FBIOS;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.4.1;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]',
      ],
      [
        'Instagram on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21B101 Instagram 309.1.1.28.108 (iPhone14,5; iOS 17_1_2; en_US; en; scale=3.00; 1170x2532; 537288535)',
      ],
      [
        'Google app on iPhone',
        5,
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/323.0.647062479 Mobile/15E148 Safari/604.1',
      ],
    ],
  },
  {
    system: 'ios',
    device: 'ipad',
    certainty: 'certain',
    architecture: 'unknown',
    rows: [
      [
        'Safari on iPad mini, mobile site',
        5,
        'Mozilla/5.0 (iPad; CPU OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      ],
      [
        'Safari on iPad, iOS 12',
        5,
        'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
      ],
      [
        'Chrome on iPad',
        5,
        'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
      ],
      [
        'Line on iPad',
        5,
        'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/13.16.0',
      ],
    ],
  },
  {
    system: 'ios',
    device: 'ipad',
    certainty: 'assumed',
    architecture: 'unknown',
    rows: [
      [
        'Safari on iPad, desktop site',
        5,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      ],
      [
        'Safari on iPad, iPadOS 13, desktop site',
        5,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
      ],
      [
        'Chrome on iPad, desktop site',
        5,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126 Version/11.1.1 Safari/605.1.15',
      ],
      [
        'Firefox on iPad, desktop site',
        5,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Safari/605.1.15',
      ],
      [
        'Edge on iPad, desktop site',
        5,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 EdgiOS/126.0.2592.86 Safari/605.1.15',
      ],
    ],
  },
  {
    system: 'ios',
    certainty: 'certain',
    architecture: 'unknown',
    rows: [
      [
        'Safari on iPod touch',
        5,
        'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
      ],
    ],
  },
  {
    system: 'macos',
    certainty: 'certain',
    architecture: 'unknown',
    rows: [
      [
        'Safari on a Mac, Apple silicon or Intel',
        0,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      ],
      [
        'Safari on macOS 10.14',
        0,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Safari/605.1.15',
      ],
      [
        'Chrome on a Mac',
        0,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
      [
        'Firefox on a Mac',
        0,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0',
      ],
      [
        'Edge on a Mac',
        0,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      ],
      [
        'Opera on a Mac',
        0,
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0',
      ],
    ],
  },
  {
    system: 'windows',
    certainty: 'certain',
    architecture: 'x64',
    rows: [
      [
        'Chrome on Windows 10 or 11',
        0,
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
      [
        'Edge on Windows 11',
        0,
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      ],
      [
        'Edge on a Surface with touch',
        10,
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
      ],
      [
        'Firefox on Windows 10 or 11',
        0,
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
      ],
      [
        '32-bit Firefox on 64-bit Windows',
        0,
        'Mozilla/5.0 (Windows NT 10.0; WOW64; rv:68.0) Gecko/20100101 Firefox/68.0',
      ],
      [
        'Whale on Windows',
        0,
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Whale/3.26.244.14 Safari/537.36',
      ],
      [
        'Opera on Windows',
        0,
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0',
      ],
      [
        'Internet Explorer 11 on 64-bit Windows 8.1',
        0,
        'Mozilla/5.0 (Windows NT 6.3; WOW64; Trident/7.0; rv:11.0) like Gecko',
      ],
      [
        'KakaoTalk on Windows',
        0,
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.5414.120 Safari/537.36 KAKAOTALK/3.6.5',
      ],
    ],
  },
  {
    system: 'windows',
    certainty: 'certain',
    architecture: 'x86',
    rows: [
      [
        'Firefox on 32-bit Windows 10',
        0,
        'Mozilla/5.0 (Windows NT 10.0; rv:115.0) Gecko/20100101 Firefox/115.0',
      ],
      [
        'Chrome on 32-bit Windows 8',
        0,
        'Mozilla/5.0 (Windows NT 6.2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.81 Safari/537.36',
      ],
      [
        'Internet Explorer 11 on 32-bit Windows 8.1',
        0,
        'Mozilla/5.0 (Windows NT 6.3; Trident/7.0; rv:11.0) like Gecko',
      ],
    ],
  },
  {
    system: 'windows',
    certainty: 'certain',
    architecture: 'arm64',
    rows: [
      [
        'Firefox on Windows for ARM, before it posed as x64',
        10,
        'Mozilla/5.0 (Windows NT 10.0; ARM64; rv:74.0) Gecko/20100101 Firefox/74.0',
      ],
      [
        'Edge 18 on Windows for ARM',
        10,
        'Mozilla/5.0 (Windows NT 10.0; ARM64; RM-1096) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763',
      ],
    ],
  },
  {
    system: 'android',
    certainty: 'certain',
    architecture: 'unknown',
    rows: [
      [
        'Chrome on an Android phone',
        5,
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      ],
      [
        'Chrome on a Pixel, before the reduction',
        5,
        'Mozilla/5.0 (Linux; Android 13; Pixel 7 Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/112.0.0.0 Mobile Safari/537.36',
      ],
      [
        'Chrome on an Android tablet',
        5,
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
      [
        'Firefox on an Android phone',
        5,
        'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
      ],
      [
        'Firefox on an Android tablet',
        5,
        'Mozilla/5.0 (Android 13; Tablet; rv:115.0) Gecko/115.0 Firefox/115.0',
      ],
      [
        'Samsung Internet on a Galaxy',
        5,
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      ],
      [
        'Samsung Internet on a Galaxy S8',
        5,
        'Mozilla/5.0 (Linux; Android 7.0; SAMSUNG SM-G955U Build/NRD90M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/5.4 Chrome/51.0.2704.106 Mobile Safari/537.36',
      ],
      [
        'Silk on a Fire tablet',
        10,
        'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/121.3.6 like Chrome/121.0.6167.178 Safari/537.36',
      ],
      [
        'Opera on Android',
        5,
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 OPR/83.0.0.0',
      ],
      [
        'UC Browser',
        5,
        'Mozilla/5.0 (Linux; U; Android 7.0; en-US; SM-G935F Build/NRD90M) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 UCBrowser/11.3.8.976 U3/0.8.0 Mobile Safari/534.30',
      ],
      [
        'HarmonyOS 4 on a Huawei',
        5,
        'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN01; HMSCore 6.13.0.352) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
      ],
      [
        'KakaoTalk on a Galaxy Tab',
        5,
        'Mozilla/5.0 (Linux; Android 13; SM-X706N Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.138 Safari/537.36;KAKAOTALK 2410310',
      ],
      [
        'Naver on a Galaxy Tab',
        5,
        'Mozilla/5.0 (Linux; Android 13; SM-X706N Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/102.0.5005.189 Whale/1.0.0.0 Crosswalk/27.102.0.21 Safari/537.36 NAVER(inapp; search; 1010; 11.24.6)',
      ],
      [
        'Facebook on Android',
        5,
        'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0.0.55.85;]',
      ],
      [
        'Instagram on Android',
        5,
        'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 Instagram 327.0.0.48.93 Android (33/13; 450dpi; 1080x2177; samsung; SM-A536B; a53x; s5e8825; de_DE; 590405890)',
      ],
      [
        'Googlebot as a phone',
        0,
        'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.126 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      ],
    ],
  },
  {
    system: 'android',
    certainty: 'assumed',
    architecture: 'unknown',
    rows: [
      [
        'Samsung Internet, desktop site',
        5,
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36',
      ],
    ],
  },
  {
    system: 'chromeos',
    certainty: 'certain',
    architecture: 'unknown',
    rows: [
      [
        'Chrome on ChromeOS',
        0,
        'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
      [
        'Chrome on an ARM Chromebook',
        10,
        'Mozilla/5.0 (X11; CrOS aarch64 13310.93.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/85.0.4183.133 Safari/537.36',
      ],
    ],
  },
  {
    system: 'linux',
    certainty: 'certain',
    architecture: 'x64',
    rows: [
      [
        'Firefox on Ubuntu',
        0,
        'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
      ],
      [
        'Chromium on Ubuntu',
        0,
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Ubuntu Chromium/80.0.3987.87 Chrome/80.0.3987.87 Safari/537.36',
      ],
      [
        'Chrome on Linux',
        0,
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
      [
        'GNOME Web on Fedora',
        0,
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
      ],
    ],
  },
  {
    system: 'linux',
    certainty: 'assumed',
    architecture: 'x64',
    rows: [
      [
        'Chrome on Android, desktop site, or Linux with touch',
        5,
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
    ],
  },
  {
    system: 'linux',
    certainty: 'certain',
    architecture: 'x86',
    rows: [
      [
        'Firefox on 32-bit Linux',
        0,
        'Mozilla/5.0 (X11; Linux i686; rv:127.0) Gecko/20100101 Firefox/127.0',
      ],
    ],
  },
  {
    system: 'linux',
    certainty: 'certain',
    architecture: 'arm64',
    rows: [
      [
        'Firefox on ARM Linux',
        0,
        'Mozilla/5.0 (X11; Linux aarch64; rv:128.0) Gecko/20100101 Firefox/128.0',
      ],
    ],
  },
  {
    system: 'unknown',
    certainty: 'unknown',
    architecture: 'unknown',
    rows: [
      [
        'Firefox on FreeBSD',
        0,
        'Mozilla/5.0 (X11; FreeBSD amd64; rv:128.0) Gecko/20100101 Firefox/128.0',
      ],
      [
        'Firefox on OpenBSD',
        0,
        'Mozilla/5.0 (X11; OpenBSD amd64; rv:128.0) Gecko/20100101 Firefox/128.0',
      ],
      [
        'Edge on a Windows Phone, which says Android too',
        5,
        'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
      ],
      [
        'Internet Explorer Mobile, which says iPhone too',
        5,
        'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
      ],
      [
        'Edge on an Xbox',
        0,
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.3029.110 Safari/537.36 Edge/16.16299',
      ],
      [
        'A Samsung television',
        0,
        'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36',
      ],
      [
        'An LG television',
        0,
        'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 WebAppManager',
      ],
      [
        'A KaiOS phone',
        0,
        'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
      ],
      ['Googlebot', 0, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      ['A command-line client', 0, 'curl/8.5.0'],
      ['No user agent', 0, ''],
    ],
  },
];

export const samples: readonly Sample[] = groups.flatMap(({ rows, ...expected }) =>
  rows.map(([name, touchPoints, userAgent]) => ({ name, touchPoints, userAgent, ...expected })),
);
