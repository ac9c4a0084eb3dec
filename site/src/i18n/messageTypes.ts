// Written by npm run messages from src/locales/en-US.json.
export interface Messages {
  "languageName": "English",
  "shell": {
    "skip": "Skip to content",
    "home": "{brand}, home",
    "menu": "Menu",
    "newWindow": "(opens in a new window)",
    "language": "Language",
    "nav": {
      "label": "Main",
      "server": "SERVER",
      "otp": "OTP",
      "login": "LOGIN",
      "docs": "DOCS",
      "qr": "QR"
    },
    "theme": {
      "label": "Theme",
      "system": "System",
      "light": "Light",
      "dark": "Dark"
    },
    "hints": {
      "server": "For administrators",
      "otp": "Authenticator apps",
      "login": "Sign in to a computer",
      "docs": "Manuals",
      "qr": "OTP lab"
    },
    "short": {
      "server": "Admins",
      "otp": "Apps",
      "login": "Computers",
      "docs": "Manuals",
      "qr": "Lab"
    }
  },
  "footer": {
    "copyright": "© <link>{company}</link>",
    "privacy": "Privacy policy",
    "eula": "EULA",
    "vectors": "Test vectors",
    "contact": "Contact us"
  },
  "descriptions": {
    "main": "Authenticator apps for iPhone, Apple Watch, Mac, Android, and Windows, and OTP login for Windows and Mac. Free for personal use. Your device generates the codes.",
    "server": "Our authentication server is going open source. Try the online demo now, or create a free, fully functional evaluation server.",
    "apps": "OTP authenticator apps for iOS, watchOS, macOS, Android, and Windows, free for personal use. Scan QR codes, export accounts, and lock the app with a passcode or biometrics.",
    "login": "Sign in to a Windows PC or a Mac with a one-time password (OTP). Download OTP login, and see its features and requirements.",
    "otpqr": "Create an OTP QR code and see its codes, find out which setting an authenticator app ignored, read a QR code, or test an app. Nothing you type leaves the page.",
    "vectors": "Free test vectors for HOTP and TOTP: hundreds of cases for codes, Base32 secrets, OTP URIs, exports, and verification, as JSON in the public domain.",
    "privacy": "How the authenticator apps and this site handle your data. Last updated January 2023.",
    "eula": "The end-user license agreement for the authenticator apps and OTP login. Last updated November 2022.",
    "helpAuthPlugin": "Help for the Mac login app: enrollment, login, online help, emergency login, and updates.",
    "helpAuthLogin": "Help for OTP login: how to sign in with a code, and what to do without one.",
    "updateAuthLogin": "Check whether OTP login is up to date on your computer.",
    "notFound": "Page not found. Here are links to the apps, OTP login, and the OTP lab."
  },
  "toolDescriptions": {
    "check": "Does an app show a different code than your server expects? Type the code to find out which setting the app ignored. Nothing you type leaves the page.",
    "read": "Read an OTP QR code, an OTP URI, or an authenticator app’s export: every field, every problem, and the rule behind it.",
    "test": "Test an authenticator app with 10 QR codes and get a report card: which settings it supports, what it refuses, and where it shows wrong codes.",
    "vectors": "OTP test vectors: the HOTP and TOTP codes of RFC 4226 and RFC 6238, recomputed in your browser, and how OTP libraries and programs fare on hundreds more cases.",
    "notes": "How real authenticator apps handle SHA256, 8 digits, 60-second periods, and more, with dates and sources.",
    "program": "Run your own HOTP or TOTP program on a list of test vectors, paste the output, and find out which bug causes the wrong codes. Nothing leaves the page.",
    "notedApp": "How {app} handles HOTP, SHA256, SHA512, and unusual digits and periods, with the source of each note.",
    "move": "Move your accounts from one authenticator app to another: open the old app’s export, see what would be lost, and save the file the new app imports. Nothing leaves the page.",
    "movedApp": "Move accounts to or from {app}: how to export and import them, what its export contains, and a converter that runs entirely in your browser."
  },
  "incomplete": {
    "title": "Part of this page didn’t load",
    "text": "Your connection may be down, or the site may have just been updated. The parts you can see still work.",
    "again": "Reload"
  },
  "landing": {
    "title": "{product}",
    "headline": "Sign in with a code that works only once",
    "lead": "A stolen password works until you change it. A code works only once, and only your devices show it.",
    "pause": "Pause animation",
    "play": "Play animation",
    "banners": {
      "logon": "Sign in to Windows with a one-time password (OTP).",
      "inconvenient": "Usernames and passwords are a hassle.",
      "pin": "A PIN is convenient, but it’s a security risk: you use the same number over and over.",
      "fromNow": "From now on, sign in to Windows with an OTP.",
      "privacy": "You don’t have to give up your privacy.",
      "memos": "Throw away the Post-it with your username, password, or PIN.",
      "tryIt": "Try it now.",
      "free": "It’s free for personal use.",
      "thanks": "Thanks for stopping by."
    }
  },
  "server": {
    "title": "OTP server",
    "heading": "Our OTP server is going open source",
    "lead": "Your app shows a code, and the authentication server checks it. Try the server now, before its source code is released.",
    "demo": "Online demo",
    "evaluation": "Evaluation server",
    "about": "What is an evaluation server?",
    "dialog": {
      "title": "Self Evaluation",
      "text": "Create an authentication server in the cloud for evaluation, and try it with your own apps and computers.",
      "free": "It’s free.",
      "functions": "All features are included.",
      "login": "Login",
      "cancel": "Cancel",
      "open": "Open the evaluation site"
    },
    "rollout": "Planning a rollout? Follow <steps>these steps</steps>, or email us: <ask>{email}</ask>"
  },
  "apps": {
    "title": "OTP Authenticator",
    "tabs": "Apps",
    "names": {
      "ios": "iOS",
      "ios-widget": "iOS Widget",
      "watchos": "watchOS",
      "macos": "macOS",
      "android": "Android",
      "windows": "Windows"
    },
    "appTitle": "{kind, select, widget {{product} widget for iOS} other {{product} for {system}}}",
    "storeCode": {
      "title": "QR code for the {store} page",
      "text": {
        "app-store": "On a computer? Point your phone’s camera here to open the app’s page in the App Store.",
        "google-play": "On a computer? Point your phone’s camera here to open the app’s page on Google Play."
      }
    },
    "lead": "{product} shows the codes that websites and computers ask for. No sign-up, and it works offline.",
    "noApp": {
      "text": "There’s no app for Linux. Your phone can show your codes instead.",
      "login": "OTP login for Linux is under construction",
      "scan": "Point your phone’s camera at one of these QR codes to get the app."
    },
    "pictures": {
      "ios-codes": "iPhone: the list of accounts with their codes and the time left",
      "ios-scan": "iPhone: scanning the QR code of a new account with the camera",
      "ios-unlock": "iPhone: unlocking the app with Face ID or a passcode",
      "ios-hidden": "iPhone: codes hidden until tapped, with auto-hide after a few seconds",
      "ios-export": "iPhone: an account exported as a QR code",
      "ios-widget-home-screen": "iPhone Home Screen: a small and a medium widget with codes and seconds left",
      "ios-widget-large": "iPhone Home Screen: the large widget with four codes",
      "watchos-ring": "Apple Watch: a code inside a ring that shows the seconds left",
      "watchos-list": "Apple Watch: the list of accounts with icons, names, and codes",
      "macos-codes": "Mac: the window with accounts and their codes",
      "macos-scan": "Mac: scanning a QR code that is on the screen",
      "macos-touch-id": "Mac: unlocking the app with Touch ID",
      "macos-status-bar": "Mac: codes under the app’s icon in the menu bar",
      "macos-export": "Mac: an account exported as a QR code",
      "macos-backup": "Mac: backing up to an encrypted PEM file",
      "macos-keychain": "Mac: accounts in the Keychain, with iCloud Keychain as an option",
      "android-codes": "Android: the list of accounts with their codes",
      "android-scan": "Android: scanning the QR code of a new account",
      "android-backup": "Android: backing up to a cloud service",
      "android-lock": "Android: unlocking the app with a fingerprint or a passcode",
      "android-export-qr": "Android: an account exported as a QR code",
      "windows-secure-storage": "Windows: the app’s window with codes, and accounts encrypted in the system’s secure storage",
      "windows-windows-account": "Windows: unlocking the app with the Windows account",
      "windows-export": "Windows: an account exported as a QR code or as OTP URI text",
      "windows-pem-backup": "Windows: backing up to an encrypted PEM file",
      "windows-custom-icon": "Windows: choosing an image as an account’s icon",
      "windows-autostart": "Windows: the setting that opens the app when the computer starts",
      "windows-taskbar": "Windows: codes above the app’s icon on the taskbar"
    },
    "heading": "Your OTP codes, always with you",
    "for": {
      "ios": "For iPhone and iPad",
      "android": "For Android",
      "all": "For iPhone, Apple Watch, Mac, Android, and Windows"
    },
    "lostLink": "Lost your phone?",
    "questionsLink": "Questions",
    "lostSteps": {
      "lock": "Lock the lost phone remotely, if you can.",
      "backup": "With a backup: restore your accounts from it on a new device.",
      "codes": "Without a backup: sign in with the recovery codes that each website gave you. If you have none, ask the website’s support or your administrator for help.",
      "renew": "Then set up the authenticator app again on each website so that the codes on the lost phone stop working."
    },
    "accounts": {
      "heading": "How do I add an account?",
      "text": "These steps work for nearly every website and computer login that supports authenticator apps. Some banks, though, accept only codes from their own app or card."
    },
    "rejected": {
      "heading": "What if a code is rejected?",
      "lab": "Have a test account? Find the cause in the OTP lab"
    },
    "lostComputer": "Locked out of your computer? Here’s what you can do",
    "work": {
      "heading": "Can I use it for work?",
      "text": "The free license covers only personal, non-commercial use. If your employer wants you to use the app, ask them whether they have a license. Organizations can <license>get one from us</license>."
    },
    "rejectedLink": "Code rejected?",
    "accountsLink": "Add an account",
    "newPhoneLink": "New phone?",
    "accountSteps": {
      "open": "On a device other than your phone, such as a computer, open your account’s settings on the website and turn on two-step verification.",
      "scan": "Use the app on your phone to scan the QR code that appears.",
      "type": "On the website, type the code that the app shows.",
      "keep": "If you get recovery codes, keep them in a safe place, not on the phone.",
      "backup": "Set up a backup: in iCloud on iPhone and Mac, with a cloud service on Android, or in an encrypted file on Mac and Windows."
    },
    "newPhone": {
      "heading": "How do I move to a new phone?",
      "same": "If you’re keeping {product}, restore your backup on the new phone, or export each account on the old phone as a QR code and scan it with the app on the new phone.",
      "other": "If you’re switching to or from another app, use the OTP lab to <move>move your accounts</move>.",
      "keep": "Don’t erase the old phone until the new one shows the same codes."
    },
    "data": {
      "heading": "Where are my accounts kept?",
      "text": "Your accounts are kept in encrypted storage on your device, and we never receive their secrets. Accounts leave the device only if you turn on iCloud or cloud backup, make a backup, or export them. See the <privacy>privacy policy</privacy>."
    },
    "rejectedSteps": {
      "once": "Wait for the next code and enter it while it’s still shown. Each code works only once. Don’t keep trying: many websites lock an account after several wrong codes.",
      "clock": "Turn on automatic date and time on the device with the app. If its clock is wrong, its codes are, too.",
      "account": "Check that the code is for the right account. If you’ve set up the account again, use its newest entry in the app: older ones no longer work.",
      "setup": "Still setting it up? If the website’s page was reloaded, its QR code may have changed. Delete the entry from the app and scan the new QR code.",
      "message": "Check whether the website is asking for a code that it sent you by text message or email.",
      "help": "If that doesn’t help, use a recovery code, or contact the website’s support or your administrator."
    }
  },
  "login": {
    "tabs": "OTP login by system",
    "windows": {
      "system": "Windows",
      "name": "OTP Credential Provider"
    },
    "mac": {
      "system": "Mac",
      "name": "OTP Auth Login"
    },
    "linux": {
      "system": "Linux",
      "name": "Linux PAM"
    },
    "lead": "Unlike a PIN, each code works only once.",
    "elsewhere": "OTP login is for computers. Open this page on your Windows PC or Mac.",
    "sendLink": "Email yourself the link",
    "pictures": {
      "login-windows-sign-in": "Windows login window: the account and a field for the code",
      "login-windows-account": "Enrollment sheet with the QR code for a user’s Windows login",
      "login-windows-phone-code": "Windows login window, and the phone that shows the code for it",
      "login-windows-install": "Windows: installing the credential provider",
      "login-mac-enroll": "Mac login window: the field for the OTP code, with Enroll and Cancel",
      "login-mac-login": "Mac login window: the field for the OTP code, with the Login button",
      "login-mac-emergency": "Mac login window: emergency login with the administrator’s ID and password, and the number of emergency logins",
      "login-mac-updates": "Mac login window: checking for updates, with the versions of the app and the authentication core"
    },
    "heading": "Sign in to your computer with a code",
    "replaces": "At the login window, you type the code from your phone instead of your password.",
    "needsServer": "Needs an authentication server",
    "getApp": "Get the authenticator app",
    "downloads": "All downloads",
    "story": {
      "heading": "How you sign in",
      "app": {
        "heading": "Open the app",
        "text": "It shows a code and how long it stays valid."
      },
      "code": {
        "heading": "Type the code",
        "text": "It replaces your password."
      },
      "in": {
        "heading": "You’re in",
        "text": "Next time, you’ll use a new code."
      }
    },
    "lost": {
      "heading": "What if I lose my phone?",
      "mac": "On a Mac, press Emergency and enter an administrator’s ID and password.",
      "windows": "Windows has no Emergency button, so plan ahead: add your OTP account to a second device, or make a backup.",
      "help": "Locked out? Here’s what you can do"
    },
    "links": {
      "rejected": "Code rejected?",
      "rollout": "For administrators: prepare a rollout"
    }
  },
  "texts": {
    "privacy": "Privacy policy",
    "eula": "End-user license agreement",
    "helpAuthPlugin": "Help for OTP Auth Login on Mac",
    "helpAuthLogin": "Help for OTP login",
    "version": "Your version: {version}",
    "availableIn": "This document is available in {languages}.",
    "lockedOut": "No code? Locked out?",
    "onMac": "On a Mac: use the Emergency button",
    "emergency": "Use the Emergency button",
    "onWindows": "On Windows: what you can do",
    "rejected": "Code rejected? Try this first",
    "more": "More help",
    "contents": "Contents"
  },
  "update": {
    "title": "Update OTP login",
    "login-windows": "OTP Credential Provider for Windows",
    "login-mac": "OTP Auth Login for Mac",
    "current": "The latest version for {system, select, mac {Mac} other {Windows}} is {current}.",
    "up-to-date": "You have the latest version, {version}.",
    "newer-available": "Version {current} is available.\nYou have version {version}.",
    "unusable": "We couldn’t read the version that OTP login reported.\nThe latest version is {current}.",
    "whatIsNew": "What’s new in version {current}",
    "released": "Released {date}",
    "sample": "This is a sample release. It doesn’t install anything, and a real release will replace it.",
    "sampleTitle": "Sample: {release}",
    "get": "Get version {current}",
    "how": "Open the downloaded file on the computer you’re updating, and follow the installer’s steps. Updating many computers? <ask>Ask us first</ask>.",
    "newer-than-released": "You have version {version}, which is newer than the latest release, {current}.",
    "earlier": "Earlier versions",
    "versions": {
      "windows": "Versions for Windows",
      "mac": "Versions for Mac"
    }
  },
  "notFound": {
    "title": "Page not found",
    "text": "Choose where to go, or check the address for typos.",
    "oldLink": "If a link brought you here, it may be out of date. Did you want to <update>update OTP login</update>?",
    "home": "Home",
    "apps": "Authenticator apps",
    "login": "OTP login for Windows and Mac",
    "lab": "OTP lab",
    "about": {
      "home": "What one-time passwords do for you",
      "apps": "For iPhone, Apple Watch, Mac, Android, and Windows",
      "login": "Sign in to your computer with a code",
      "lab": "Make QR codes, check codes, test apps"
    },
    "server": "Authentication server"
  },
  "otpqr": {
    "title": "OTP QR generator and lab",
    "tools": {
      "label": "Lab tools",
      "make": "Make a QR",
      "check": "Check a code",
      "read": "Read a QR",
      "test": "Test an app",
      "vectors": "Vectors",
      "notes": "App notes",
      "program": "My program",
      "move": "Move accounts"
    },
    "script": "The lab runs in your browser and needs JavaScript. Nothing you enter is sent anywhere.",
    "settings": {
      "heading": "Settings",
      "issuer": "Issuer",
      "account": "Account",
      "secret": "Secret",
      "secretHint": "Base32: A–Z and 2–7. Spaces, dashes, and lowercase are fine.",
      "sample": "Leave this empty to use a public sample secret, or paste an OTP URI (otpauth://…).",
      "generate": "Generate",
      "secretLength": "Secret length",
      "bits": "{bits} bits",
      "recommended": "{bits} bits (recommended)",
      "type": "Type",
      "totp": "Time-based (TOTP)",
      "hotp": "Counter-based (HOTP)",
      "algorithm": "Algorithm",
      "digits": "Digits",
      "period": "Period",
      "counter": "Counter",
      "seconds": "{seconds, plural, one {# second} other {# seconds}}",
      "readIn": "{value} (imported)",
      "moment": "Time",
      "running": "Current time",
      "fixed": "Fixed time",
      "momentValue": "Date and time",
      "momentHint": "Unix time in seconds, or a date and time such as 2026-03-01T09:30:00Z. Fractions of a second are fine. If there’s no time zone, UTC is assumed.",
      "fewDigits": "RFC 4226 requires at least 6 digits.",
      "manyDigits": "A code comes from a 31-bit number, so the first of 10 digits is always 0, 1, or 2. Beyond 9 digits, you gain almost nothing.",
      "shortSecret": "RFC 4226 requires at least 128 bits and recommends 160. This secret has {bits}.",
      "spareBits": "The last character has leftover bits that don’t belong to any byte. They aren’t part of the key, but this page leaves the secret as written; without them, it would be {canonical}. Most apps ignore the leftover bits, but some refuse the secret.",
      "noIssuer": "No issuer (imported)",
      "noAccount": "No account (imported)",
      "colons": "The format forbids a colon here. Some apps treat the part before it as the issuer; others refuse the QR code.",
      "invisible": "Character {place} is invisible: {name, select, softHyphen {a soft hyphen} zeroWidth {a zero-width character} other {a formatting character}} ({codePoint}). It may have come along when you copied the secret from a web page. This page ignores it, but an app may refuse the secret or show different codes.",
      "removeInvisible": "Remove invisible characters",
      "useBase32": "Use this Base32",
      "useUri": "Use all settings from the URI",
      "uriUsed": "All settings were taken from the URI."
    },
    "error": {
      "character": "Character {place}, “{character}”, is not Base32. Use only A–Z and 2–7.",
      "suggestion": "Did you mean {suggestions}?",
      "letter": "“{letter}”",
      "length": "A character is missing, or there is one too many: {length, plural, one {# character} other {# characters}} can’t be a complete Base32 secret.",
      "padding": "Use “=” only at the end, and only as many as it takes to complete the last group of 8 characters.",
      "empty": "There are no Base32 characters here. Use A–Z and 2–7.",
      "moment": "Enter a Unix time in seconds (0 to 999999999999) or a valid date and time, 1970 or later.",
      "tooLong": "This is too long for a QR code. Shorten the issuer or the account.",
      "secretTooLong": "This has more than {most, number} characters, the most a QR code can hold, so it can’t be the secret of an account.",
      "hex": "This is hexadecimal ({digits} digits), not Base32. The same bytes in Base32: {base32}",
      "uri": "This is a whole OTP URI, not just a secret. “Read a QR” shows what’s in it."
    },
    "copy": {
      "code": "Copy code",
      "uri": "Copy URI",
      "secret": "Copy secret",
      "done": "Copied",
      "failed": "Not copied: the browser blocked it"
    },
    "name": "OTP lab"
  },
  "loadFailure": {
    "title": "This page didn’t load",
    "text": "Part of it couldn’t be downloaded. Your connection may be down, or the site may have just been updated.",
    "again": "Reload"
  },
  "labMake": {
    "uri": "OTP URI",
    "result": {
      "now": "Current code",
      "at": "Code at the fixed time",
      "forCounter": "Code for counter {counter}",
      "previous": "Previous",
      "next": "Next",
      "left": "{seconds, plural, one {# second left} other {# seconds left}}",
      "progress": "Time left",
      "announce": "Announce each new code (screen reader)",
      "announced": "New code: {code}",
      "stopped": "Correct the settings to see the code."
    },
    "qr": {
      "heading": "QR code",
      "title": "QR code of the OTP URI for {account}",
      "hidden": "Correct the settings to see the QR code.",
      "svg": "Save SVG",
      "png": "Save PNG",
      "print": "Print the enrollment sheet",
      "sheet": "OTP enrollment sheet",
      "sheetHow": "Scan the QR code with an authenticator app, or type the secret by hand.",
      "show": "QR code",
      "close": "Close",
      "sheetProtect": "Protect this sheet as you would a password, and destroy it after use.",
      "name": "Name",
      "date": "Date",
      "signature": "Signature"
    },
    "domain": {
      "label": "Domain for password managers (optional)",
      "hint": "Password managers use it to find the website. The issuer parameter then holds the domain, and the label keeps the issuer’s name, as <apple>Apple recommends</apple>. The <google>Key URI Format</google> recommends the same name in both.",
      "error": "Enter a domain, such as example.net."
    },
    "title": "Make an OTP QR code and see its codes",
    "intro": "Scan it and compare the codes."
  },
  "labNotice": {
    "heading": "What this page does with your input",
    "test": "This page is for OTP testing only. Use test secrets, never those of real accounts.",
    "private": "The page sends no data to any server.",
    "memory": "It saves nothing: reload the page, and every field is reset.",
    "standards": "It follows <hotp>RFC 4226 (HOTP)</hotp> and <totp>RFC 6238 (TOTP)</totp>. Hashes are computed with <code>{library}</code>.",
    "verify": "Load the page, go offline, and keep using it: everything still works. The page’s security policy (CSP) lets it connect only to its own host, and your browser’s developer tools list every request under “Network.”",
    "short": "Test secrets only. Nothing leaves this page.",
    "how": "How to verify",
    "real": "Only “Move accounts” is made for real accounts."
  },
  "downloads": {
    "system": {
      "certain": "It looks like you’re on {system}.",
      "assumed": "You’re probably on {system}.",
      "unknown": "We couldn’t detect your system, so we’re showing everything.",
      "address": "Showing downloads for {system}.",
      "names": {
        "windows": "Windows",
        "android": "Android",
        "iphone": "an iPhone",
        "ipad": "an iPad",
        "ios": "an iPhone or iPad",
        "macos": "a Mac",
        "linux": "Linux",
        "chromeos": "ChromeOS"
      },
      "withArchitecture": "{system} ({architecture})",
      "architectures": {
        "x64": "64-bit, x64",
        "x86": "32-bit, x86",
        "arm64": "64-bit, ARM",
        "apple-silicon": "Apple Silicon",
        "intel": "Intel"
      },
      "change": "Another system?",
      "options": {
        "detected": "Auto-detect",
        "ios": "iPhone or iPad",
        "macos": "Mac",
        "windows": "Windows",
        "android": "Android",
        "linux": "Linux"
      }
    },
    "installer": {
      "windows-app": "{product} for Windows",
      "login-windows": "OTP Credential Provider for Windows",
      "login-mac": "OTP Auth Login for Mac",
      "x64": "x64 (64 Bits)",
      "x86": "x86 (32 Bits)",
      "universal": "Apple Silicon and Intel",
      "release": "Version {version}, {date}",
      "news": "What’s new",
      "which": "Which one? In Windows, see Settings > System > About > System type: x64 for a 64-bit operating system, x86 for a 32-bit one."
    }
  },
  "prose": {
    "headings": {
      "description": "Description",
      "features": "Features",
      "specifications": "Specifications"
    },
    "specifications": {
      "price": "Price",
      "requirement": "Requires",
      "widgets": "Widgets",
      "watch": "Watch app",
      "processors": "Processor",
      "processor": {
        "x64": "x64",
        "x86": "x86",
        "apple-silicon": "Apple Silicon",
        "intel": "Intel"
      },
      "sizes": "Sizes",
      "sizesText": "Small, medium (twice as big), large (four times as big)",
      "types": "Types",
      "algorithms": "Algorithms",
      "digits": "Digits",
      "periods": "Periods",
      "periodsText": "{list} seconds",
      "defaults": "Defaults",
      "defaultsText": "{digits} digits, {algorithm}, {seconds} seconds",
      "credential": "Settings for each account",
      "credentialText": "Icon, name, type, algorithm, digits, period",
      "priceText": "Free of charge for personal use; organizations need a license",
      "arm": "Windows on ARM",
      "armText": {
        "unsupported": "Not supported",
        "emulated": "x64 on Windows 11, x86 on Windows 10"
      },
      "server": "Server",
      "serverText": "Authentication server that checks the codes"
    }
  },
  "appProse": {
    "descriptions": {
      "ios": "See all your codes on your iPhone or iPad. Scan an account’s QR code once. From then on, unlock the app with Face ID, Touch ID, or a passcode, and copy the code you need.",
      "ios-widget": "Put your codes on the iPhone Home Screen. The widget shows an account’s icon and name, its code, and the seconds left. Tap it to open the app.",
      "watchos": "See your codes on your wrist. The watch app has its own OTP engine, so it works even when your phone isn’t nearby. It shows the accounts you keep in iCloud Keychain.",
      "macos": "Get to your codes from the Mac menu bar. Accounts are kept in the Keychain and, if you like, in iCloud Keychain. Take them with you as QR codes, as text, or in an encrypted backup.",
      "android": "Keep all your codes on your Android device. Scan an account’s QR code, lock the app with a passcode or biometrics, and back up your accounts to a cloud service.",
      "windows": "Get to your codes from the Windows taskbar. Accounts are kept encrypted in the system’s secure storage, and you can lock the app with your Windows account."
    },
    "features": {
      "codes": "Generates time-based codes (TOTP, RFC 6238) and counter-based codes (HOTP, RFC 4226)",
      "secure-storage": "Keeps your OTP accounts secure",
      "keychain": "Keeps accounts in the Keychain",
      "windows-storage": "Keeps accounts encrypted in the system’s secure storage",
      "icloud-keychain": "Stores accounts in iCloud Keychain, if you turn it on",
      "icloud-keychain-option": "Stores accounts in iCloud Keychain, too, if you turn it on",
      "icloud-drive": "Stores accounts in iCloud Drive, if you turn it on",
      "cloud-backup": "Backs up accounts to a cloud service",
      "qr-scan": "Adds accounts by scanning a QR code",
      "qr-export": "Exports an account as a QR code",
      "uri-export": "Exports an account as OTP URI text",
      "pem-backup": "Backs up to an encrypted PEM file and restores from it",
      "passcode": "Unlocks with a passcode",
      "passcode-or-biometrics": "Unlocks with a passcode or biometrics",
      "face-touch-id": "Unlocks with Face ID or Touch ID",
      "account-or-passcode": "Unlocks with your Mac user account or a passcode",
      "windows-account": "Unlocks with your Windows account, if you like",
      "auto-hide": "Hides codes automatically after a while",
      "code-hiding": "Hides codes until you reveal them",
      "icon-change": "Lets you change an account’s icon",
      "icon-images": "Lets you use your own images as icons",
      "copy": "Copies codes to the clipboard",
      "status-bar": "Stays within reach in the menu bar",
      "taskbar": "Stays within reach on the taskbar",
      "autostart": "Starts with your computer",
      "widgets": "Includes Home Screen widgets (iOS 14.0 or later)",
      "watch-app": "Includes an Apple Watch app (watchOS 7.0 or later)",
      "own-engine": "Works without the phone, thanks to its own OTP engine",
      "remaining-seconds": "Shows the seconds left",
      "code-always": "Always shows the code",
      "code-shown": "Shows the code",
      "icon-and-name": "Shows the account’s icon and name",
      "opens-app": "Opens the app when you tap the widget",
      "widget-sizes": "Comes in three sizes: small, medium, and large"
    },
    "blocks": {
      "ios-icon": {
        "title": "Spot accounts by icon",
        "text": "Give an account its own icon to find it at a glance."
      },
      "ios-copy": {
        "title": "Copy from the list",
        "text": "Press and hold an account, choose Copy, then paste the code where you sign in."
      },
      "ios-widgets": {
        "title": "Codes on your Home Screen",
        "text": "With iOS 14.0 or later, widgets in three sizes show your codes, so you don’t have to open the app."
      },
      "ios-watch": {
        "title": "Codes on your wrist",
        "text": "With watchOS 7.0 or later, the watch app generates codes on its own, with or without the phone."
      },
      "ios-icloud": {
        "title": "Keep accounts in iCloud",
        "text": "Turn on iCloud Keychain or iCloud Drive to store your accounts there."
      },
      "macos-otpuri": {
        "title": "A whole account in one line",
        "text": "Export an account as an OTP URI: one line of text with everything needed to generate its codes."
      },
      "macos-restore": {
        "title": "Restore from a backup",
        "text": "Back up to an encrypted PEM file, and restore your accounts whenever you need to."
      },
      "macos-icon": {
        "title": "Choose your own icon",
        "text": "Give an account its own icon to find it without reading the list."
      },
      "macos-hide": {
        "title": "Safe from prying eyes",
        "text": "Codes stay hidden until you reveal them, and the window hides automatically."
      },
      "macos-autostart": {
        "title": "Ready when you are",
        "text": "The app starts with your Mac and waits in the menu bar."
      },
      "macos-copy": {
        "title": "Ready to paste",
        "text": "Copy a code to the clipboard and paste it where you sign in."
      },
      "macos-protection": {
        "title": "Lock it your way",
        "text": "Protect the app with your Mac user account or a passcode, and unlock it with Touch ID or Face ID."
      }
    },
    "compare": {
      "heading": "Compare the apps",
      "text": "A dash means that the app doesn’t have the feature.",
      "capability": "Feature",
      "yes": "Yes",
      "no": "Not available"
    },
    "capabilities": {
      "codes": "TOTP and HOTP codes",
      "storage": "Secure storage",
      "scan": "Scan a QR code",
      "export-qr": "Export as a QR code",
      "backup": "Backup or iCloud",
      "lock": "Passcode or biometrics",
      "account": "Unlock with Mac or Windows account",
      "presence": "Menu bar or taskbar",
      "autostart": "Open at startup",
      "watch": "Apple Watch app"
    }
  },
  "catalog": {
    "priceText": "Free of charge",
    "version": "{system, select, windows {Windows {version} or later} macos {macOS {version} or later} ios {iOS {version} or later} other {watchOS {version} or later}}",
    "downloads": "Downloads",
    "stores": {
      "label": "App stores",
      "google-play": "Google Play",
      "app-store": "App Store",
      "microsoft-store": "Microsoft Store",
      "for": {
        "google-play": "Android",
        "app-store": "iPhone, iPad, Apple Watch, Mac",
        "microsoft-store": "Windows"
      }
    },
    "personalPrice": "Free for personal use",
    "organizations": "License for organizations",
    "get": {
      "app-store": "Get it on the App Store",
      "google-play": "Get it on Google Play",
      "microsoft-store": "Get it from the Microsoft Store",
      "x64": "Download for Windows, 64-bit",
      "x86": "Download for Windows, 32-bit",
      "universal": "Download for Mac"
    },
    "sample": "Sample file: it installs nothing.",
    "emulated": "Windows 11 on ARM can run the x64 version. On Windows 10 on ARM, choose x86.",
    "not-for-arm": "Your PC runs Windows on ARM, but OTP login for Windows needs an x64 or x86 processor.",
    "move": "Move from another app"
  },
  "loginProse": {
    "descriptions": {
      "windows": "This credential provider adds one-time passwords to the Windows login window. Instead of your usual password, you type the code from the authenticator app on your phone.",
      "mac": "With this login app, the login window of your Mac asks for the code from your authenticator app instead of your password. The app guides you through enrollment, and if you have no code, you can sign in with an administrator’s ID and password.",
      "linux": "The Linux PAM module is under construction. There’s nothing to download yet, but OTP login for Windows and Mac is available."
    },
    "features": {
      "windows-logon": "Sign in to Windows with a one-time password (OTP)",
      "new-code": "Use a new code every time, unlike a PIN, which is always the same number",
      "no-memo": "Throw away the Post-its with your usernames, passwords, and PINs",
      "no-sharing": "Sign in without sharing personal data",
      "other-apps": "Use {product}, Google Authenticator, or Microsoft Authenticator",
      "mac-login": "Sign in with the OTP code from your app: type it, then press Enter or the Login button",
      "enroll": "Enroll once: after your administrator registers the Mac, type a code the first time you sign in, and press Enroll",
      "enroll-cancel": "Skip enrollment: press Cancel to sign in without enrolling",
      "emergency": "Sign in without a code: press Emergency and enter an administrator’s ID and password (the app counts emergency logins and shows the total)",
      "online-help": "Get help on the web: press Online Help (requires an internet connection)",
      "check-updates": "Find a newer version: press Check Updates (requires an internet connection)",
      "version": "See the app’s version and, in parentheses, the version of the authentication core"
    },
    "authenticators": {
      "heading": "Pick an authenticator app",
      "text": "Any of these apps can show the codes for OTP login. Use one on a phone or another computer: you can’t open an app on a computer before you’ve signed in to it. The Google and Microsoft apps need accounts with SHA1, 6 digits, and a period of 30 seconds.",
      "google": "Google Authenticator",
      "microsoft": "Microsoft Authenticator",
      "link": "{authenticator} ({store})"
    },
    "construction": {
      "heading": "Under construction"
    }
  },
  "landingMore": {
    "hero": {
      "terms": "Authenticator app for iPhone, Apple Watch, Mac, Android, and Windows. Free for personal use, no sign-up.",
      "get": {
        "any": "Get the app",
        "iphone": "Get the app for iPhone",
        "ipad": "Get the app for iPad",
        "macos": "Get the app for Mac",
        "android": "Get the app for Android",
        "windows": "Get the app for Windows"
      },
      "picture": "The app on a phone: accounts with their codes and the time left. The first code, {code}, is also on the tiles behind the phone.",
      "codes": "Codes",
      "services": {
        "mail": "Mail",
        "city": "City",
        "cloud": "Cloud",
        "library": "Library",
        "shop": "Shop",
        "forum": "Forum",
        "school": "School",
        "travel": "Travel"
      }
    },
    "steps": {
      "heading": "How a code gets you in",
      "scan": {
        "heading": "Scan a QR code once",
        "text": "Your app and the service now share a secret."
      },
      "read": {
        "heading": "Read the code",
        "text": "The app and the service compute the same six digits from the secret and the time. Every 30 seconds, there’s a new code."
      },
      "type": {
        "heading": "Type it, and you’re in",
        "text": "Most websites ask for it after your password. Never share your codes."
      }
    },
    "login": {
      "heading": "Sign in to your computer, too",
      "text": "With OTP login, you type the code from your app instead of your password.",
      "link": "See OTP login",
      "picture": "A Windows login window asking for the code from the authenticator app",
      "lockedOut": "Locked out?"
    },
    "devices": {
      "heading": "Pick your device",
      "iphone": {
        "name": "iPhone and iPad",
        "needs": "Widgets and Apple Watch",
        "app": "App for iPhone"
      },
      "android": {
        "name": "Android",
        "needs": "With cloud backup",
        "app": "App for Android"
      },
      "mac": {
        "name": "Mac",
        "needs": "macOS 10.14 or later",
        "app": "App for Mac",
        "login": "Login for Mac"
      },
      "windows": {
        "name": "Windows",
        "needs": "Windows 8 or later",
        "app": "App for Windows",
        "login": "Login for Windows"
      },
      "linux": {
        "name": "Linux",
        "needs": "Under construction",
        "login": "Login for Linux"
      }
    },
    "admin": {
      "heading": "For administrators",
      "text": "The server that checks codes is going open source. Explore the online demo or create a free evaluation server.",
      "link": "How the server works",
      "license": "Organizations need a license for the apps and OTP login:",
      "rollout": "Prepare a rollout"
    },
    "lab": {
      "heading": "For developers and testers",
      "text": "Codes rejected? Some apps ignore settings in QR codes. A test secret and one code often show which settings.",
      "link": "Check a code in the OTP lab"
    },
    "trust": {
      "heading": "What you can count on",
      "free": {
        "mark": "Free",
        "heading": "Free for personal use",
        "text": "Organizations need a license. The lab is free for everyone."
      },
      "offline": {
        "mark": "Offline",
        "heading": "The apps work offline",
        "text": "Your device computes the codes and keeps your secrets encrypted."
      },
      "private": {
        "mark": "Private",
        "heading": "No tracking",
        "text": "No analytics scripts or third-party content. See the <link>privacy policy</link>."
      },
      "open": {
        "mark": "Open",
        "heading": "Open standards",
        "text": "Our products follow <hotp>RFC 4226</hotp> and <totp>RFC 6238</totp>, so they work with other services and apps."
      }
    }
  },
  "serverMore": {
    "heading": "What you can try today, and what comes next",
    "ways": {
      "demo": {
        "heading": "Online demo",
        "text": "A server that’s already running. Open it in your browser and look around."
      },
      "evaluation": {
        "heading": "Evaluation server",
        "text": "Your own server in the cloud, to try with your apps and computers. It’s free and fully functional."
      },
      "source": {
        "heading": "Next: source code",
        "text": "We’re preparing to release the server as open source. There’s nothing to download yet. For production use, <ask>email us</ask>."
      }
    },
    "facts": "Questions from administrators",
    "codes": {
      "term": "Which codes are supported?",
      "text": "Time-based (TOTP, <totp>RFC 6238</totp>) and counter-based (HOTP, <hotp>RFC 4226</hotp>) codes with SHA1, SHA256, or SHA512, and 6, 8, or 10 digits. Time-based codes can have a period of 30 or 60 seconds."
    },
    "apps": {
      "term": "What do users need?",
      "text": "An authenticator app on a device other than the computer, such as a phone. <apps>Ours</apps> runs on iPhone, Apple Watch, Mac, Android, and Windows. It’s free for personal use; organizations <ask>need a license</ask>. Because the codes follow open standards, Google Authenticator and Microsoft Authenticator work, too, if you use SHA1, 6 digits, and a period of 30 seconds. The <login>OTP login page</login> has links to them."
    },
    "computers": {
      "term": "Which computers are supported?",
      "text": "PCs with Windows 8 or later (x64 or x86, not ARM), which use a <windows>credential provider</windows>, and Macs with macOS 10.14 or later (Apple Silicon or Intel), which use a <mac>login app</mac>. At the login window, users type the code instead of their password. A PAM module for Linux is under construction."
    },
    "enroll": {
      "term": "How do I set up OTP login on a Mac?",
      "text": "Install the <mac>login app</mac> and register the Mac with the authentication server, as the <docs>documentation</docs> describes; an evaluation server works, too. At the next sign-in, the user sees two buttons, Enroll and Cancel. Typing a code and pressing Enroll completes enrollment and signs them in. Pressing Cancel signs them in without enrollment."
    },
    "emergency": {
      "term": "What if someone has no code?",
      "text": "<p>On a Mac, the login app has an Emergency button: with the ID and password of an administrator of that Mac, the user gets in without a code. The app counts emergency logins and shows how many there have been.</p> <p>On Windows, there’s no such button. As soon as users have an OTP account, have them add it to a second device or make a backup.</p> <p>If a phone is lost, replace its owner’s OTP account on the server so that the phone’s codes stop working. Then have the owner add the new account to another phone. If someone still can’t sign in, <support>email us</support>. The <help>help for OTP login</help> explains what users can do.</p>"
    },
    "ask": {
      "term": "What should I ask before I decide?",
      "text": "<ask>Email us these questions</ask>. The answers depend on your systems and on how many you have.",
      "points": {
        "where": "Does OTP login work with our domain, over Remote Desktop, and when the server can’t be reached?",
        "otherWays": "Can users still sign in another way, such as with a PIN?",
        "recovery": "How do we get into a computer if nobody has a code, and how do we remove OTP login?",
        "many": "How do we install and update OTP login on many computers at once?",
        "license": "What does a license cost, and does a pilot need one?"
      }
    },
    "test": {
      "term": "How do I know whether an authenticator app will work?",
      "text": "Test it in the <lab>OTP lab</lab> before you roll it out. The lab shows which algorithms, digits, and periods the app really supports."
    },
    "picture": {
      "ask": "The computer asks the server whether the code is right.",
      "compute": "From a shared secret and the time, the server computes the same code as the phone, without being connected to it.",
      "type": "The user types the code from the phone.",
      "match": "The codes match, so the server says yes."
    },
    "rejected": {
      "term": "Why does my server reject a correct code?",
      "text": "First, check that the server’s clock is right and that the code comes from the account’s newest entry in the app. Still rejected? Use the <check>OTP lab</check> to find the cause from a few codes, or to test your server in 5 to 15 minutes."
    },
    "windows": {
      "term": "How do I set up OTP login on a PC?",
      "text": "You need an authentication server that checks the codes; an evaluation server works, too. Get the installer for 64-bit Windows (x64) or 32-bit Windows (x86) from the <windows>OTP login page</windows>. The <docs>documentation</docs> describes the setup."
    },
    "updates": {
      "term": "How do I find out about updates?",
      "text": "The <update>update page</update> shows the latest version of OTP login for Windows and Mac, and the <feed>feed</feed> announces each release. On a Mac, the login window also has a button that checks for updates."
    },
    "rollout": {
      "term": "How do I prepare a rollout?",
      "steps": {
        "try": "Try OTP login with an <evaluation>evaluation server</evaluation> and a spare computer.",
        "ask": "<ask>Email us</ask> about a license and a server for production use. The link opens an email with our questions, such as how many computers you have, whether they belong to a domain, and whether they’re sometimes offline.",
        "app": "Have each user install an authenticator app on a phone. If it isn’t ours, test it in the <lab>OTP lab</lab> first.",
        "backup": "Give each user an OTP account, as the <docs>documentation</docs> describes. Have them add it to the app. Then have them also add it to a second device, or make a backup that they can reach without their computer.",
        "administrator": "Make sure that you know the ID and password of an administrator on each Mac. The Emergency button asks for them.",
        "install": "Get the installers from the <login>OTP login page</login>, check the downloads there, and install OTP login on a few computers first.",
        "others": "Practice signing in without a phone. Then install OTP login on the other computers."
      },
      "mail": {
        "subject": "OTP login for our organization",
        "body": "Number of users:\nNumber of Windows PCs:\nNumber of Macs:\nNumber of Linux computers:\nDomain or directory service:\nComputers sometimes offline (yes or no):\nRemote sign-in needed (yes or no):\nOther ways to sign in needed, such as a PIN (yes or no):\nPilot first (yes or no):\nOther questions:"
      }
    }
  },
  "carousel": {
    "role": "carousel",
    "slide": "picture",
    "position": "{place} of {count}",
    "previous": "Previous picture",
    "next": "Next picture",
    "pause": "Pause",
    "play": "Play"
  },
  "verify": {
    "heading": "Check my download",
    "text": "Choose the file you downloaded, and this page compares it with our installers. The file never leaves your computer.",
    "choose": "Choose a file",
    "drop": "or drop it here",
    "script": "Checking a file here requires JavaScript. Without it, use the commands below.",
    "summary": "Verify your download",
    "publisherHeading": "Check the publisher",
    "publisher": "To see the publisher before you open the file, look under Digital Signatures in the file’s Properties. Windows also shows the publisher before installing anything. If there’s no signature, or the publisher isn’t {company}, don’t install the file.",
    "publisherCommand": "Or run this command in Windows PowerShell. The status must be Valid, and the certificate’s subject must name {company}:",
    "copy": "Copy SHA-256",
    "copyCommand": "Copy",
    "copied": "Copied",
    "failed": "Not copied: the browser blocked it",
    "commands": "Check from the command line",
    "commandsHow": "In the folder with the file, run the command for your system. If your file has another name, change it in the command. If the file isn’t found, check the folder and the name. True or OK means that the file is unchanged. Any other result means that the file is incomplete, has been changed, or is a different installer, such as an older version or one for another product. Don’t open it; download it again.",
    "shells": {
      "powershell": "Windows PowerShell",
      "macos": "macOS Terminal",
      "linux": "Linux"
    }
  },
  "verdict": {
    "reading": "Reading {name}…",
    "cancel": "Cancel",
    "canceled": "Canceled. Nothing was compared.",
    "unreadable": "{name} couldn’t be read. It may have been moved or changed, or it may be a folder. Choose the file again.",
    "genuine": "This is {product}, unchanged since we published it.",
    "genuineText": "{name} is identical to our installer: version {version}, {build}.",
    "renamed": "Our name for it is {original}.",
    "proves": "This means that the download is complete and wasn’t changed in transit. It doesn’t prove that this page is really ours, so check the address in your browser.",
    "wrong-content": "{name} is not the file listed here.",
    "wrong-contentText": "The name matches, but the content doesn’t. Don’t open the file; download it again from this page. If this happens again, contact us.",
    "truncated": "{name} is incomplete.",
    "truncatedText": "The file is {bytes}; it should be {expected}. Don’t open it; download it again.",
    "empty": "{name} is empty.",
    "emptyText": "There’s nothing in this file. Download it again.",
    "unknown-name": "{name} is not listed here.",
    "unknown-nameText": "Neither its name nor its content matches. It may be an older version or come from somewhere else, so this page can’t vouch for it. Don’t open it: download the installer from this page.",
    "too-large": "{name} is too large to be one of these files.",
    "too-largeText": "The file is larger than 2 GB. No installer here comes close to that, so it wasn’t read.",
    "sum": "SHA-256 of this file: {sha256}",
    "products": {
      "windows-app": "the Windows app",
      "login-windows": "OTP Credential Provider",
      "login-mac": "OTP Auth Login"
    },
    "builds": {
      "x64": "x64 (64 Bits)",
      "x86": "x86 (32 Bits)",
      "universal": "Apple Silicon and Intel"
    },
    "otherProduct": "It isn’t {product}. If you wanted that, download it from this page."
  },
  "coming": {
    "title": "Coming soon",
    "message": "The Linux PAM module for {build} is under construction. There’s nothing to download yet.",
    "close": "Close",
    "system": "Linux",
    "construction": "A PAM module is under construction."
  },
  "labFindings": {
    "sentence": {
      "clock-steps": "The app showed a code that’s {count, plural, one {one time step} other {# time steps}} {direction, select, ahead {ahead} other {behind}}, most likely because the device’s clock is {size, select, long {about {time}} other {{low} to {high} seconds}} {direction, select, ahead {fast} other {slow}}.",
      "clock-milliseconds": "The app counted milliseconds instead of seconds.",
      "clock-zone": "The app got the time zone wrong: its time was {time} {direction, select, ahead {ahead} other {behind}}, as if local time were UTC.",
      "clock-rounded": "The app rounded the time to the nearest step instead of rounding down, so its code changed half a period early.",
      "counter": "The app’s counter is {shown} {direction, select, ahead {higher} other {lower}} than expected.",
      "algorithm": "The app used {algorithm}, not {wanted}.",
      "digits": "The app used {digits} digits, not {wanted}.",
      "digits-padded": "The app computed {computed} digits and put zeros in front.",
      "period": "{period, plural, =1 {The app used Unix time itself as the counter, without dividing it by the period} other {The app changed its code every # seconds{type, select, totp {, not every {wanted}} other {}}}}.",
      "type-totp": "The app treated this as a time-based (TOTP) account.",
      "type-hotp": "The app treated this as a counter-based (HOTP) account, or its clock is set to the beginning of 1970.",
      "key-ascii": "The app used the secret as plain text instead of decoding it from Base32.",
      "key-hex": "The app read the secret as hexadecimal instead of Base32.",
      "key-hex-text": "The app used the key’s hexadecimal text, instead of its bytes, as the key.",
      "key-hex-as-base32": "The app decoded the key’s hexadecimal text as Base32.",
      "key-padded": "The app put extra zero bytes in front of the key.",
      "key-cut": "The app used only the first {bytes} bytes of the key.",
      "key-partial-byte": "The app kept the leftover bits at the end of the secret, which don’t make up a whole byte.",
      "key-repaired": "The app replaced characters that aren’t Base32 with lookalikes, such as 0 with O.",
      "truncation-byte19": "The app looked in the wrong place in the hash: it took the offset from byte 19 instead of the last byte, as if the hash were SHA1.",
      "truncation-sign": "The app kept the sign bit that RFC 4226 removes.",
      "code-zeros-lost": "The code’s leading zeros are missing.",
      "code-cut-left": "The app cut off the beginning of the code.",
      "code-cut-right": "The app cut off the end of the code.",
      "alphabet-steam": "The app showed the code in Steam’s alphabet.",
      "clock-seconds": "The app’s codes came too {direction, select, ahead {early} other {late}}, most likely because the device’s clock is {size, select, long {about {time}} other {{low} to {high} seconds}} {direction, select, ahead {fast} other {slow}}.",
      "counter-little-endian": "{bytes, select, 4 {The app hashed the counter as 4 bytes, low byte first; it should be 8 bytes, high byte first.} other {The app wrote the counter low byte first; it should be high byte first.}}",
      "counter-32-bit": "The app hashed the counter as 4 bytes instead of 8.",
      "counter-text": "The app hashed the counter as text instead of as 8 bytes.",
      "key-empty": "The app used an empty key: it couldn’t read the secret and didn’t say so.",
      "key-repeated": "The app repeated the key until it was {bytes} bytes long.",
      "key-invalid-skipped": "The app skipped characters in the secret that aren’t Base32.",
      "key-invalid-zero": "The app treated characters in the secret that aren’t Base32 as zeros.",
      "key-base64": "The app decoded the secret as Base64 instead of Base32.",
      "key-base32hex": "The app decoded the secret with a different Base32 alphabet, base32hex.",
      "key-crockford": "The app decoded the secret with a different Base32 alphabet, Crockford’s.",
      "key-utf16": "The app used the secret as plain text, with two bytes per character.",
      "key-newline": "The app included a line break in the key.",
      "hash-plain": "The app hashed the key and the counter without HMAC.",
      "hash-swapped": "The app swapped the key and the counter in the HMAC.",
      "truncation-offset": "The app looked in the wrong place in the hash: it always took the number from byte {offset}. The offset should come from the last byte.",
      "truncation-hex": "The app truncated the hash’s hexadecimal text instead of its bytes.",
      "truncation-first-digits": "The app showed the first digits of the number instead of the last.",
      "truncation-modulo-32-bit": "The app computed 10-digit codes with 32-bit integers, which are too small for them.",
      "typing-one-digit": "You may have mistyped a digit. Does the app show {code}?",
      "typing-swapped": "You may have swapped two digits. Does the app show {code}?",
      "typing-late": "Code {place} may be out of date: the app may have shown a new one while you were typing. Type the code that the app shows now.",
      "clock-milliseconds-32-bit": "The app counted milliseconds in 32 bits, and the count overflows about every 50 days.",
      "clock-since-2001": "The app counted the seconds since 2001 instead of since 1970.",
      "counter-step": "{direction, select, ahead {The app counted one time step too many} other {The app showed the previous time step’s code}}, although the device’s clock is right.",
      "counter-word-twice": "The app wrote the lower 4 bytes of the counter twice instead of all 8 bytes.",
      "hash-block64": "The app computed HMAC with 64-byte blocks, but this hash uses 128-byte blocks.",
      "key-block": "The app truncated the key because it’s longer than a block of the hash. HMAC requires such a key to be hashed instead.",
      "key-text": "The app decoded the key as UTF-8 text, which destroys bytes of 0x80 or above.",
      "key-utf8": "The app encoded the key in UTF-8, which turns each byte of 0x80 or above into two.",
      "key-zero-ended": "The app ended the key at its first zero byte, as a C string would.",
      "key-zeros-dropped": "The app dropped zero bytes at the start of the key, as a big integer would.",
      "truncation-wrong-offset": "The app took the number from the wrong place in the hash. The offset should come from the last 4 bits.",
      "secret-one-letter": "One character of the secret may be wrong.",
      "secret-swapped": "Two characters of the secret may be swapped.",
      "secret-lost": "One character of the secret may be missing.",
      "secret-doubled": "One character of the secret may have been typed twice."
    }
  },
  "labCheck": {
    "title": "Why was my code rejected?",
    "intro": "Type the code and a test account’s secret.",
    "settings": "The account’s settings",
    "settingsHow": "Enter what the account’s QR code says, or <read>read the QR code</read>.",
    "heading": "What the app shows",
    "summary": {
      "totp": "Compared with these settings: TOTP, {algorithm}, {digits} digits, {period, plural, one {# second} other {# seconds}}",
      "hotp": "Compared with these settings: HOTP, {algorithm}, {digits} digits, counter {counter}",
      "change": "Change"
    },
    "code": "Code shown by the app",
    "nextCode": "Next code shown by the app",
    "codeHint": "Spaces and dashes are fine.",
    "character": "Character {place}, “{character}”, is not a digit.",
    "meant": "Did you mean {digit}?",
    "press": "Which code is it?",
    "pressHint": "1 is the first code the app showed for this account.",
    "earlierCodes": "Codes so far",
    "earlierCode": "Code {place}",
    "drop": "Remove code {code}",
    "example": "No app handy? See what happens with one that ignores every setting.",
    "showExample": "Show an example",
    "waiting": "The result appears here once you’ve typed a code.",
    "failed": "The check couldn’t start because part of the page didn’t load. Reload the page.",
    "kind": {
      "match": "Correct code",
      "certain": "Cause found",
      "likely": "Likely cause",
      "none": "No cause found yet",
      "several": "Several possible causes"
    },
    "match": {
      "totp": "The code is correct for these settings at this time.",
      "hotp": "The code is correct for these settings at counter {counter}."
    },
    "none": {
      "unknown": "{count, plural, one {None of the common errors would produce this code.} other {No error we know of would produce all of these codes.}}",
      "open": "One code isn’t enough to tell.",
      "sample": "This code doesn’t come from the public sample secret.",
      "short": "Enter the test account’s secret, too."
    },
    "late": "Or the code changed while you were typing, which would look the same.",
    "next": {
      "next-code": "To be sure, wait for the app’s next code and type it, too.",
      "next-press": "To be sure, press the app’s button again and type that code, too."
    },
    "look": {
      "account": "Is this the account from the QR code you scanned? The app may still have an older account with the same name.",
      "secret": "Is the secret here exactly the same as the one in the app?",
      "typing": "{count, plural, one {Did you type the code exactly as shown? Type the next one to compare.} other {Did you type the codes exactly as shown?}}",
      "clock": "Are both clocks right, here and on the device with the app? If the code is older, choose “Fixed time,” and enter the time when the app showed it."
    },
    "typeNext": "Type the next code",
    "reset": "Start over",
    "advice": {
      "clock": "Turn on automatic date and time on the device with the app. If several devices seem to be off, the clock of the device you’re using now may be the wrong one. If both clocks are right, the app has a bug: it computes codes for the wrong time.",
      "relayed": "Did someone send you the code? Then it may simply be old: under “Time,” choose “Fixed time,” and enter the time when the app showed it.",
      "counter": "If the app’s counter is a little ahead, the server should accept its codes (RFC 4226, section 7.4). If it’s behind, get new codes until it has caught up. If the very first code was already off by one, the app or the server starts at 1 instead of 0.",
      "settings": "If these really are the account’s settings, add the account to an app that supports them, or get a new QR code from the service with settings that this app supports. For your own service, choose SHA1, 6 digits, and 30 seconds: nearly every app supports them.",
      "key": "Compare the secret in the app with this one. If they match, it’s a bug in the app: the key is the decoded Base32, whole bytes only (RFC 4648, section 6).",
      "truncation": "It’s a bug in the app. Point its developers to RFC 4226, section 5.3.",
      "code": "If you typed every digit, it’s a bug in the app: every digit belongs to the code, including leading zeros (RFC 4226, section 5.3).",
      "alphabet": "Add the account again as an ordinary account, not a Steam account.",
      "time": "If the app rounds to the nearest step or counts anything but the seconds since 1970, that’s a bug: a time step is the Unix time in seconds divided by the period, rounded down (RFC 6238, section 4.2).",
      "hash": "It’s a bug in the app. Point its developers to RFC 4226, sections 5.1 to 5.3.",
      "typing": "Compare the code you typed with the one in the app, digit by digit. Correct it if they differ, or type the next one.",
      "step": "If the app counts one time step too many or too few, that’s a bug: a time step is the Unix time in seconds divided by the period, rounded down (RFC 6238, section 4.2).",
      "secret": "Compare the secret in the app with this one, character by character. If it was typed by hand, scan the QR code instead.",
      "spelling": "If the QR code says algorithm={lowercase}, write it in uppercase: some apps ignore it in lowercase."
    },
    "asSet": "The app used all settings as entered.",
    "share": "{sentence} Probability: {share, number, ::percent}",
    "evidence": {
      "summary": "How we know",
      "shown": "App shows",
      "expected": "Expected",
      "expectedCounter": {
        "totp": "Current time step",
        "hotp": "Counter"
      },
      "usedCounter": "In the app",
      "drift": "Judging by these codes, the device’s clock differs from the time used here by {from} to {to} seconds. A plus sign means that the clock is fast.",
      "always": "Rarer causes that always give the same codes:",
      "here": "Rarer causes that would give these codes, too:",
      "alternatives": "Other possible causes:",
      "comparedComputations": "{found, select, yes {{count, plural, one {The most common way of computing the code gives yours} other {One of the # most common ways of computing the code gives yours}}} other {{count, plural, one {This page tried # way of computing the code} other {This page tried # ways of computing the code}}}}. The chance that a random code would match {count, plural, one {it} other {one of them}} is about 1 in {oneIn, number}."
    },
    "repeated": "You’ve already typed this code. Type the next one.",
    "length": "This code has {count, plural, one {# digit} other {# digits}}; the settings call for {digits}. Are these the account’s settings?",
    "disclosures": {
      "apps": "What apps would show",
      "steps": "How the code is computed",
      "server": "My server rejects a correct code"
    },
    "searching": {
      "label": "No common cause explains these codes. Trying rarer ones…",
      "stop": "Stop searching"
    },
    "nextCodePurpose": {
      "rounding": "Another code would show whether the clock is wrong or the app rounds the time.",
      "typing-error": "Another code would show whether this is a typo or a bug in the app.",
      "causes": "Another code may show which of these it is.",
      "certainty": "Another code would make this more certain.",
      "remove": "If you may have mistyped one of the codes, remove it above, or start over.",
      "wider": "With another code, we can search much further: for clocks and counters that are far off, and for rare errors in keys and hashes.",
      "drift": "Another code, read at a different point in its period, would show more precisely how far off the clock is.",
      "hidden": "Some errors show up only in some codes. Check another one to be sure."
    },
    "sampleUsed": "You haven’t entered a secret, so this result is for the public sample secret.",
    "blocked": {
      "secret": {
        "what": "Correct the secret first. Until it’s Base32, there’s nothing to compare the code with.",
        "fix": "Go to the secret"
      },
      "uri": {
        "what": "The field for the secret contains a whole OTP URI, not just a secret.",
        "fix": "Go to the secret"
      },
      "time": {
        "what": "Correct the fixed time first. Until it can be read, there’s nothing to compare the code with.",
        "fix": "Go to the time"
      },
      "character": {
        "what": "The code contains a character that isn’t a digit. Type the code exactly as the app shows it.",
        "fix": "Go to the code"
      },
      "short": {
        "what": "A code has at least 4 digits. Type all of them.",
        "fix": "Go to the code"
      }
    },
    "sure": {
      "certain": "This is certain.",
      "either": "It’s certainly one of the two.",
      "several": "It’s one of these {count, plural, =2 {two causes} other {# causes}}. Your codes don’t show which.",
      "likely": "{count, plural, =1 {This is likely, but not certain.} =2 {It’s probably one of these two causes. Your codes don’t show which.} other {It’s probably one of these # causes. Your codes don’t show which.}}",
      "none": "Unexplained so far.",
      "equivalent": "This is almost certain. “How we know” lists rarer causes that give the same codes."
    },
    "clockQuestion": {
      "ask": "Is the device’s clock right? Compare it with this page.",
      "here": "Time on this page:",
      "right": "It’s right",
      "wrong": "It’s wrong",
      "saidRight": "You said that the device’s clock is right.",
      "saidWrong": "You said that the device’s clock is wrong.",
      "change": "Change"
    },
    "answer": "Result",
    "suggestion": {
      "what": "A slightly different secret would produce all of your codes:",
      "use": "Check with this secret"
    },
    "testAccount": {
      "summary": "Use a test account: here’s how",
      "create": "On the server that rejects the code, create a user just for this test, and turn on one-time passwords for that user.",
      "copy": "Scan the QR code with the app. Then, on the page that shows the QR code, choose something like “Can’t scan?” to see the secret, and enter it here.",
      "remove": "When you’re done, delete the user."
    },
    "ignored": "Your app ignored {settings}.",
    "usedInstead": "It used {settings} instead.",
    "digitsOf": "{digits, plural, one {# digit} other {# digits}}",
    "possible": "{count, plural, other {There are # possible causes:}}",
    "showAnswer": "See the result",
    "firstAid": "Can’t sign in somewhere? Wait for the next code, turn on automatic date and time on the device with the app, and check that the code is for the right account. If that doesn’t help, see <more>what else you can do</more>.",
    "together": "All codes are checked together, so they must be from the same account.",
    "keepNewest": "Check only the newest code",
    "newestIsCorrect": "The earlier ones don’t match these settings. Perhaps you’ve fixed the cause in the meantime, the earlier codes are from another account, or the app’s error shows up only in some codes.",
    "newestHasCause": "The newest code makes sense on its own, but not together with the earlier ones. Perhaps those are from another account.",
    "stillRejected": "Does the server still reject the code?",
    "findServerCause": "Find out why",
    "othersHaveCause": "The earlier codes make sense without the newest one. Perhaps it’s mistyped, or from another account.",
    "usualSettings": "It’s the code for SHA1, 6 digits, and 30 seconds. If the account’s QR code has other settings, the app ignored them.",
    "changeSettings": "Change the settings",
    "ownServer": "Does your own server reject codes? <button>Find out why</button>",
    "enterSecret": "Enter the secret",
    "typedLate": "The app and its clock may be right: perhaps the code changed before you finished typing it. To find out, type the next code as soon as it appears.",
    "nowCorrect": "The newest code is correct."
  },
  "labRead": {
    "title": "See what’s in a QR code",
    "intro": "Every setting, and anything that’s wrong.",
    "choose": "Choose images or files",
    "drop": "or drop them here, or paste an image",
    "text": "OTP URI",
    "textHint": "It begins with otpauth. You can paste several at once.",
    "clear": "Clear",
    "reading": "{count, plural, one {Reading the image…} other {Reading # images…}}",
    "problem": {
      "none": "No QR code was found in “{name}”. Try a sharper, larger, or straighter image.",
      "too-large": "“{name}” is too large to read. Crop it to the QR code and try again.",
      "not-an-image": "This browser can’t open “{name}” as an image. Save it as PNG or JPEG, and try again.",
      "failed": "The reader couldn’t start because part of the page didn’t load. Reload the page.",
      "binary": "“{name}” is neither an image nor text. If it’s an encrypted export of real accounts, use “Move accounts.” For test accounts, export again without encryption.",
      "text-too-large": "“{name}” is too large to read: text files can be up to {most, number} MB. Export only the accounts, without attachments and icons.",
      "empty": "“{name}” is empty. Choose another file.",
      "freeotp": "“{name}” is a backup from FreeOTP 2. It’s encrypted, and this page can’t open it. Restore it in FreeOTP, or import it into Aegis with its password.",
      "stratum": "“{name}” is an encrypted backup from Stratum. To read it here, back up again in Stratum without a password, and delete the unencrypted file afterward.",
      "andotp": "“{name}” looks like an encrypted backup from andOTP. To read it here, make a plain-text backup in andOTP, and delete the unencrypted file afterward.",
      "authenticator-plus": "“{name}” is a backup from Authenticator Plus, and this page can’t open it. Aegis and Stratum import it with its password."
    },
    "nothing": "No codes can be computed from this.",
    "empty": "The result appears here: every account with its settings, any problems, and the apps that would read it differently.",
    "found": "{count, plural, one {One account} other {# accounts}}",
    "missing": "{count, plural, one {To see the whole export, also read QR code {places}.} other {To see the whole export, also read QR codes {places}.}}",
    "showExample": "Show an example",
    "use": "With these settings:",
    "noIssuer": "No issuer",
    "noAccount": "No account name",
    "severity": {
      "error": "Error",
      "warning": "Warning",
      "note": "Note"
    },
    "section": "{document}, section {section}",
    "googleExport": "Google Authenticator export",
    "rule": {
      "key-uri-scheme": "{resembles, select, secret {This looks like a secret on its own. An app needs a complete OTP URI. To get one, enter the secret under “Make a QR.”} hexadecimal {This looks like a secret in hexadecimal. In Base32, it’s {base32}. To get an OTP URI, enter that under “Make a QR.”} address {This begins with “{scheme}:”, but OTP URIs begin with “otpauth://”. Check it for typos.} foreign {It has no OTP URI, which would begin with otpauth://.} other {This isn’t an OTP URI. OTP URIs begin with otpauth://.}}",
      "key-uri-too-long": "The text has {length, number} characters; no more than {most, number} can be read.",
      "key-uri-too-many": "This has at least {count, number} accounts; only the first {most, number} were read.",
      "key-uri-scheme-case": "The URI begins with “{scheme}”, but apps expect lowercase.",
      "key-uri-slashes": "“otpauth:” must be followed by two slashes.",
      "key-uri-text-around": "There is other text around the URI; that text was ignored.",
      "key-uri-line-breaks": "The URI is broken into several lines; they were joined here.",
      "key-uri-encoded-whole": "The whole URI was percent-encoded twice; the extra encoding was removed here.",
      "key-uri-html-escapes": "The URI was copied from HTML: it has “&amp;” in place of “&”.",
      "rfc3986-escape": "{field, select, label {The label} issuer {The issuer} account {The account name} secret {The secret} other {“{field}”}} has a percent sign that doesn’t encode a character; it was left as is.",
      "rfc3986-raw": "{field, select, label {The label} issuer {The issuer} account {The account name} secret {The secret} other {“{field}”}} has {characters, select, space {a space that isn’t percent-encoded (%20).} other {characters that should be percent-encoded (“{characters}”).}}",
      "rfc3986-ampersand": "In the issuer, “&” must be written as %26. The issuer was read as “{issuer}”.",
      "rfc3986-query": "The “?” before the parameters is missing; they were read without it.",
      "rfc3986-fragment": "A “#” ends the URI early. In a name, write it as %23.",
      "key-uri-type": "{kind, select, missing {The type is missing. Use totp or hotp.} other {Unknown type “{type}”. Use totp or hotp.}}",
      "key-uri-type-case": "The type is written “{type}”, but apps expect lowercase.",
      "key-uri-label-missing": "There’s no account name.",
      "key-uri-label-colons": "{field, select, issuer {The issuer has a colon} account {The account name has a colon} other {The issuer and the account name each have a colon}}, which the format forbids. Some apps treat the part before it as the issuer; others refuse the QR code.",
      "key-uri-plus": "{field, select, label {The label} issuer {The issuer} account {The account name} secret {The secret} other {“{field}”}} has a plus sign, which many apps show as is. Write a space as %20.",
      "key-uri-control-characters": "{field, select, label {The label} issuer {The issuer} account {The account name} secret {The secret} other {“{field}”}} has invisible characters. Remove them.",
      "key-uri-issuer-missing": "There’s no issuer, so apps show only the account name.",
      "key-uri-issuer-parameter-missing": "The issuer “{issuer}” is only in the label; the “issuer” parameter should repeat it.",
      "key-uri-issuer-prefix-missing": "The issuer “{issuer}” is only in the parameter; older apps look for it in the label.",
      "key-uri-issuer-mismatch": "The issuer is “{label}” in the label but “{parameter}” in the “issuer” parameter. Apps differ in which one they show; this page shows the one in the parameter.",
      "key-uri-parameter-case": "The parameter “{name}” should be in lowercase.",
      "key-uri-parameter-repeated": "The parameter “{name}” appears more than once; the first one is used here.",
      "key-uri-parameter-empty": "The parameter “{name}” has no value. Give it one, or leave the parameter out.",
      "key-uri-parameter-unknown": "Unknown parameter “{name}”. Most apps ignore it.",
      "key-uri-secret-missing": "There’s no secret.",
      "rfc4648-character": "Character {position} of the secret, “{character}”, is not Base32. Use only A–Z and 2–7.{suggested, select, yes { Did you mean {suggestions}?} other {}}",
      "rfc4648-length": "{length, plural, one {The secret has one character, which isn’t enough for a byte.} other {The secret has # characters, which don’t add up to whole bytes: one is missing or extra.}}",
      "rfc4648-padding": "The secret has “=” at character {position}, before its end.",
      "rfc4648-spare-bits": "The last character of the secret has leftover bits that don’t belong to any byte. They aren’t part of the key, but this page leaves the secret as written; without them, it would be {canonical}. Most apps ignore the leftover bits, but some refuse the secret.",
      "key-uri-secret-padding": "The secret ends with “=”, which the format leaves out. Some apps refuse it.",
      "key-uri-secret-case": "The secret is in lowercase; the format requires uppercase.",
      "key-uri-secret-spaces": "The secret has spaces or dashes. Some apps remove them; others may refuse the QR code.",
      "rfc4226-R6": "The secret has {bits} bits; at least 128 are required.",
      "rfc4226-R6-recommended": "The secret has {bits} bits; 160 are recommended.",
      "rfc2104-long-key": "The secret has {bytes, number} bytes. That’s more than one block of the hash ({block}), so it’s hashed first. Some apps truncate it instead.",
      "key-uri-algorithm": "Unknown algorithm “{algorithm}”. Use SHA1, SHA256, or SHA512.",
      "key-uri-algorithm-case": "The algorithm is written “{given}”, but apps expect {algorithm}. Some use SHA1 instead.",
      "key-uri-algorithm-support": "{algorithm} is allowed, but some apps ignore it and use SHA1.",
      "rfc4226-digits": "The number of digits is “{digits}”; this page can compute {least} to {most}.",
      "rfc4226-R4": "At least 6 digits are required; this has {digits}.",
      "rfc4226-E2": "With {digits} digits, the first one adds almost nothing because a code comes from a 31-bit number.",
      "key-uri-digits": "{digits} digits are allowed, but some apps show 6 anyway.",
      "rfc6238-period": "The period is “{period}”; it must be a whole number of seconds, 1 or more.",
      "key-uri-period": "A period of {period, plural, one {# second} other {# seconds}} is allowed, but some apps use 30 anyway.",
      "key-uri-period-hotp": "A counter-based account has no period; the one given here is ignored.",
      "rfc4226-counter": "The counter is “{counter}”; it must be a whole number from 0 to 2^64 − 1.",
      "key-uri-counter-missing": "A counter-based account must have a counter; 0 is used here.",
      "key-uri-counter-totp": "A time-based account has no counter; the one given here is ignored.",
      "google-export-data": "The export has no data.",
      "google-export-base64": "Character {position} of the export isn’t Base64. The text may be cut off or mistyped.",
      "google-export-payload": "The export’s data is damaged or cut off.",
      "google-export-empty": "The export has no accounts.",
      "google-export-account": "One account in the export is damaged.",
      "google-export-secret": "The account “{name}” has no secret.",
      "google-export-algorithm": "The account “{name}” uses the algorithm {algorithm}, which this page can’t compute.",
      "google-export-digits": "The account “{name}” has a number of digits that the export format doesn’t define.",
      "google-export-type": "The account “{name}” has a type that the export format doesn’t define.",
      "google-export-counter": "The counter of the account “{name}” is negative.",
      "google-export-unset": "{field, select, algorithm {The export doesn’t name the algorithm, so SHA1 is assumed.} digits {The export doesn’t give the number of digits, so 6 is assumed.} other {The export doesn’t name the type, so TOTP is assumed.}}",
      "google-export-period": "Exports don’t include the period, so 30 seconds is assumed.",
      "google-export-version": "The export is version {version}, which is newer than this page supports.",
      "google-export-batch": "{received, plural, one {Only # of the {size} QR codes in this export has been read.} other {Only # of the {size} QR codes in this export have been read.}}",
      "google-export-batch-numbers": "This QR code has an invalid position number in the export, so it was read on its own.",
      "google-export-batch-mixed": "These QR codes belong to different exports.",
      "google-export-repeated": "QR code {position} of the export appears twice.",
      "rfc3629-utf8": "{field, select, label {The label} issuer {The issuer} account {The account name} secret {The secret} other {“{field}”}} has bytes that aren’t UTF-8. Each was replaced with “�”.",
      "freeotp-parameter": "{kind, select, image {FreeOTP shows the image named in the parameter “{name}”.} lock {With the parameter “{name}”, FreeOTP asks you to unlock the device before it shows a code.} color {FreeOTP takes the account’s color from the parameter “{name}”.} other {FreeOTP uses the parameter “{name}” for names that were changed in the app.}} Codes don’t depend on it.",
      "andotp-parameter": "andOTP keeps the account’s tags in the parameter “{name}”. Codes don’t depend on it.",
      "ente-parameter": "Ente Auth uses the parameter “{name}” to remember how to display the account. Codes don’t depend on it.",
      "keepassxc-encoder": "With “encoder=steam”, KeePassXC, PyOTP, and Stratum show Steam’s codes, and so does this page. Apps that ignore it show digits.",
      "file-app": "This is a file from {app}.",
      "file-encrypted": "This file from {app} is encrypted. For real accounts, use “Move accounts,” which opens many encrypted exports if you know the password. For test accounts, export again without encryption, and delete the unencrypted file afterward.",
      "file-empty": "This file from {app} has no accounts with one-time passwords.",
      "file-entry": "An entry in this file from {app} couldn’t be read.",
      "privacyidea-two-step": "With the parameter “{name}”, privacyIDEA’s app completes the secret on the phone, so its codes come from a different key. Apps that ignore the parameter show the same codes as this page.",
      "key-uri-no-separator": "This URI follows another one without a space or a line break. They were read as two.",
      "issuer-domain": "The issuer is a name in the label ({label}) and a domain in the parameter ({parameter}). Apple recommends this, so that password managers can find the website. The Key URI Format recommends the same value in both. Apps differ in which one they show.",
      "parameter-misnamed": "The format has no “{name}” parameter. It was probably meant to be {meant}={value}. Most apps ignore it, and so does this page.",
      "proprietary-type": "{type, select, steam {Steam’s codes have five characters, letters and digits. Apps that don’t support them, such as Google Authenticator, can’t show them.} motp {This is a Mobile-OTP account. Its codes depend on a PIN and change every 10 seconds. Apps such as Aegis and Stratum show them.} other {This is a Yandex account. Its codes have eight letters and depend on a PIN. Apps such as Aegis and Stratum show them.}}",
      "steam-issuer": "The issuer is Steam, so this page shows Steam’s five-character codes of letters and digits, as FreeOTP and Stratum do. Apps that don’t support them show digits, which Steam doesn’t accept.",
      "yandex-secret": "The secret has {bytes, plural, one {# byte} other {# bytes}}; Yandex secrets have 16 or 26.",
      "key-uri-secret-too-long": "The secret has {length, number} characters; no more than {most, number} can be read.",
      "secret-invisible": "{count, plural, one {Character {position} of the secret is invisible ({code}); it was ignored. Some apps refuse the secret because of it.} other {The secret has # invisible characters, the first at position {position} ({code}); they were ignored. Some apps refuse the secret because of them.}}",
      "secret-hexadecimal": "The secret looks like hexadecimal, but apps need Base32: {base32}.",
      "ente-algorithm": "The algorithm is written “{given}”, as Ente Auth exported it until January 2025. It means {algorithm}. Other apps may refuse it or use SHA1.",
      "period-milliseconds": "The period is {period, number} seconds. It was probably given in milliseconds and should be {seconds}. This page uses the value as it is."
    },
    "fromFiles": "This result is from {names}, not from the text field.",
    "toText": "Read the text field instead",
    "more": "Show {count, plural, one {one more account} other {# more accounts}}",
    "moreFindings": "{count, plural, one {One more finding is not shown.} other {# more findings are not shown.}}",
    "code": "Code",
    "pin": "PIN",
    "pinHint": "The code depends on the account’s PIN. The PIN stays on this page.",
    "foreign": {
      "microsoft-authenticator": "This QR code links an account to Microsoft Authenticator. Only that app can use it, because the app gets the secret from Microsoft.",
      "okta-verify": "This QR code links an account to Okta Verify. Only that app can use it, because the app gets the secret from Okta.",
      "duo-mobile": "This QR code links an account to Duo Mobile. Only that app can use it, because the app gets the secret from Duo.",
      "rsa-securid": "This QR code adds a token to RSA Authenticator, the SecurID app. Other apps can’t compute its codes.",
      "symantec-vip": "This is for Symantec VIP Access. It’s either the app’s ID or a code for moving its accounts to another phone. Only VIP Access can use it.",
      "entrust": "This QR code activates a token in the Entrust Identity app. Its content is encrypted, so only that app can use it.",
      "salesforce": "This QR code links an account to Salesforce Authenticator. Only that app can use it.",
      "fido": "This QR code lets you sign in with a passkey on your phone. Scan it with the phone’s camera. It has no secret, and there are no codes to enter.",
      "app-transfer": "This QR code is for {app}. It links a device or moves data. Scan it with {app}.",
      "wifi": "This QR code is for joining a Wi-Fi network. Scan it with your phone’s camera.",
      "contact": "This QR code contains a contact. Scan it with your phone’s camera to save it.",
      "calendar": "This QR code contains a calendar event. Scan it with your phone’s camera to save it.",
      "mail": "This is an email address or an email to send. Open it in a mail app.",
      "phone": "This is a phone number. Scan it with your phone’s camera to call it.",
      "sms": "This is a text message to send. Open it in a messaging app.",
      "location": "This is a place on a map. Open it in a map app.",
      "crypto-payment": "This is a cryptocurrency address or payment request. Open it in a wallet app.",
      "emv-payment": "This is a payment request. Open it in a banking or payment app.",
      "health-card": "This is a health record, such as proof of vaccination. Open it in a health or wallet app.",
      "link": "{scheme, select, http {This is a link to a web page.} https {This is a link to a web page.} other {This is a link that begins with “{scheme}:”. It opens a particular app.}}",
      "text": "This is plain text."
    },
    "foreignExport": "This is an export from Google Authenticator, but none of the accounts in it can be read. Export them again.",
    "foreignPairing": "To use another app, check whether the service offers something like “I want to use a different authenticator app.” If so, it shows a QR code that every authenticator app can read.",
    "foreignOther": "To set up one-time passwords, use the QR code that the service shows for an authenticator app.",
    "formats": "Exports from Google Authenticator and 14 other apps work, too. For real accounts, use <move>Move accounts</move>.",
    "correctedUri": "Corrected URI",
    "asWritten": "As written in the URI",
    "problems": "{count, plural, =0 {{notes, plural, =0 {no problems} one {no problems, one note} other {no problems, # notes}}} one {one problem} other {# problems}}",
    "problemCount": "{count, plural, one {One problem} other {# problems}}{notes, plural, =0 {} one {, one note} other {, # notes}}",
    "corrected": {
      "secret": "The secret is still too short: only the service can issue a longer one.",
      "digits": "The code still has too few digits: only the service can change that.",
      "issuer": "The label and the parameter now both have the parameter’s issuer. If the label had the right one, use that in both.",
      "colon": "The colon is still there: choose a name without one.",
      "misnamed": "Most apps ignore misnamed parameters and use defaults, so this URI has those defaults. To get the values you wrote, use {parameters}.",
      "invalid": "This URI replaces {parameters} with defaults. If the service uses other values, the codes will be wrong."
    }
  },
  "labNoteSentences": {
    "some": "How apps handle this",
    "what": "How apps handle this",
    "platform": "{app} ({platform})",
    "source": "{kind, select, code {{title} source code} help {{title} help} measured {{title}, tested by us} other {{title}}}{when, select, none {} other { ({when})}}",
    "nextSource": ", ",
    "disagree": "Sources disagree",
    "does": {
      "ignores": "Always uses {used}, without warning.",
      "ignores-hotp": "Always uses {used} for counter-based accounts (HOTP), without warning.",
      "wrong-in-some": "Shows a wrong code for some settings, without warning.",
      "right": "Shows correct codes for {tested}.",
      "only": "Supports only {supported}.",
      "only-hotp": "Supports only {supported} for counter-based accounts (HOTP).",
      "only-else-refuses": "Supports only {supported}, and refuses everything else.",
      "refuses": "Refuses accounts that use {value}.",
      "refuses-secret": "Refuses secrets that contain “{text}”.",
      "refuses-honestly": "Tells you when it doesn’t support a setting.",
      "takes": "Accepts accounts that use {value}.",
      "reads-as": "Treats {given} as {as}, without warning.",
      "algorithm-unknown-is": "Treats unknown algorithms as {used}, without warning.",
      "clamps": "Changes values outside {range} to the nearest allowed one, without warning.",
      "wrong-at": "Shows a wrong code with {value}.",
      "time-from-server": "Gets the time from its own server instead of the device.",
      "time-rounded": "Rounds the time to the nearest second, so its code changes half a second early.",
      "secret-repaired": "Corrects characters in the secret: {repairs}.",
      "secret-short-called-unsafe": "Says that secrets shorter than {bytes, plural, one {# byte} other {# bytes}} are unsafe.",
      "secret-padded-to": "Pads short secrets to {bytes, plural, one {# byte} other {# bytes}}.",
      "secret-separators-dropped": "Removes spaces and dashes from the secret.",
      "issuer-label-wins": "Shows the issuer from the label if it differs from the one in the parameter.",
      "issuer-parameter-wins": "Shows the issuer from the parameter if it differs from the one in the label.",
      "label-one-colon": "Allows at most one colon in the label.",
      "name-length": "Allows names of up to {bytes, plural, one {# byte} other {# bytes}}.",
      "counter-missing-is-zero": "Starts at 0 if the counter is missing.",
      "counter-required": "Refuses a counter-based account without a counter.",
      "type-ignored": "Ignores the type: a counter-based account becomes time-based.",
      "code-kept": "Keeps showing a code for 30 seconds after it first appears, so the code on the screen may be from the previous period. Servers need to accept that code, too.",
      "wrong-at-usual": "Has shown a wrong code even with SHA1, 6 digits, and 30 seconds.",
      "steam-by-issuer": "Shows Steam codes, which have letters, if the label names “Steam” as the issuer.",
      "steam-reversed": "Shows Steam codes, which have letters, in reverse order if the label names “Steam” as the issuer.",
      "calls-unsafe": "Says that accounts with {value} are unsafe, but shows correct codes if you add one anyway.",
      "secret-others-dropped": "Drops characters that aren’t Base32 from the secret, without warning.",
      "counter-starts-before": "Starts with the code for the previous counter, so the first code is wrong."
    },
    "values": {
      "number": "{value, number}",
      "range": "{from, number} to {to, number}",
      "list": "{place, select, pair {{list} and {item}} last {{list}, and {item}} pairOr {{list} or {item}} lastOr {{list}, or {item}} other {{list}, {item}}}",
      "groups": "{place, select, pair {{list} and {item}} last {{list}, and {item}} pairOr {{list} or {item}} lastOr {{list}, or {item}} middleLong {{list}; {item}} pairLong {{list}, with {item}} lastLong {{list}; and {item}} other {{list}, {item}}}",
      "digits": "{values}{open, select, yes { or more digits} other { {count, plural, one {digit} other {digits}}}}",
      "seconds": "{values} {count, plural, one {second} other {seconds}}{open, select, yes { or longer} other {}}",
      "codes": "{digits}",
      "period": "{count, plural, one {a period of {seconds}} other {periods of {seconds}}}",
      "lowercase": "“{name}” in lowercase"
    },
    "old": "over 2 years old"
  },
  "labNotes": {
    "title": "What authenticator apps support",
    "appTitle": "{app}: supported OTP settings",
    "intro": "How authenticator apps handle settings other than SHA1, 6 digits, and 30 seconds, with sources and dates.",
    "need": "What do you need?",
    "any": "Any",
    "find": "Find an app or setting",
    "search": "Search",
    "app": "App",
    "allApps": "All",
    "phone": "Phone",
    "about": "Notes about",
    "all": "All",
    "setting": {
      "type": "Type",
      "algorithm": "Algorithm",
      "digits": "Digits",
      "period": "Period",
      "counter": "Counter",
      "secret": "Secret",
      "issuer": "Issuer",
      "account": "Account",
      "clock": "Clock"
    },
    "period": "{count} s",
    "clear": "Clear filters",
    "count": "{count, plural, one {# app} other {# apps}}",
    "takes": "{count, plural, =0 {No app is known to support everything you chose.} one {One app supports everything you chose.} other {# apps support everything you chose.}}",
    "open": "{count, plural, one {One might, but its support for some of these settings is unknown or disputed.} other {# might, but their support for some of these settings is unknown or disputed.}}",
    "hidden": "{count, plural, one {One doesn’t, and is hidden.} other {# don’t, and are hidden.}}",
    "unknownApp": "We have no notes on “{app}”, so all apps are shown.",
    "back": "All apps",
    "test": "Test an app",
    "file": {
      "link": "Notes as JSON",
      "schema": "JSON Schema"
    },
    "own": {
      "title": "Your own tests",
      "intro": "Choose report cards that you saved as JSON files in <test>Test an app</test>, or drop them on this page. Your results appear in the table, next to those from our notes. Nothing is sent.",
      "choose": "Choose report cards",
      "loaded": "{count, plural, one {One report card is in the table.} other {# report cards are in the table.}}",
      "problem": {
        "size": "“{name}” isn’t a report card: it’s larger than {most, number} KB.",
        "json": "“{name}” isn’t a report card: it’s not JSON.",
        "format": "“{name}” isn’t a JSON report card from “Test an app.”",
        "version": "“{name}” was saved by another version of this page and can’t be shown. Test the app again, and save a new report card.",
        "read": "“{name}” couldn’t be read. Choose it again.",
        "many": "The table has room for {most, plural, one {# report card} other {# report cards}}. Remove one first."
      }
    },
    "filter": "Filter",
    "measured": "{apps, plural, one {{count, plural, =0 {We haven’t tested it with everything you chose.} other {We tested it with everything you chose.}}} other {{count, plural, =0 {We haven’t tested any of these apps with everything you chose.} one {We tested one of them with everything you chose.} other {We tested # of them with everything you chose.}}}}",
    "nothing": "No app matches.",
    "lacking": "{count, plural, one {One doesn’t; it’s at the end.} other {# don’t; they’re at the end.}}",
    "show": "{count, plural, one {Show the unsuitable app} other {Show # unsuitable apps}}",
    "hide": "{count, plural, one {Hide the unsuitable app} other {Hide # unsuitable apps}}"
  },
  "labNotesTable": {
    "pageLead": "How {app} handles settings other than SHA1, 6 digits, and 30 seconds. Each note names its source.",
    "caption": "Apps and the settings they support",
    "app": "App",
    "value": {
      "hotp": "HOTP",
      "digits": "{count, plural, one {#<unit> digit</unit>} other {#<unit> digits</unit>}}",
      "period": "{count}<unit> s</unit>"
    },
    "outcome": {
      "right": "Correct",
      "ignored": "Ignored",
      "wrong": "Wrong code",
      "refused": "Refused",
      "unsupported": "Unsupported",
      "partly": "Partly wrong",
      "disputed": "Disputed",
      "unknown": "Unknown"
    },
    "legend": {
      "right": "The app shows correct codes, or is known to support this.",
      "ignored": "The app uses a different value and shows the resulting code, without warning.",
      "wrong": "The app shows a wrong code, without warning.",
      "refused": "The app says that it doesn’t support this.",
      "unsupported": "The app doesn’t support this. The notes don’t say what it does instead.",
      "partly": "Some combinations give wrong codes. If we know which ones, the notes list them.",
      "disputed": "Sources disagree.",
      "unknown": "There’s no note about this. If we searched and found no sources, the date of the search is shown."
    },
    "legendTitle": "What the results mean",
    "summary": "{count, plural, one {One note} other {# notes}}, {years, select, none {undated} one {{from}} other {{from}–{to}}}",
    "yours": "Do you use this app? See what your version does:",
    "own": {
      "mark": "Your test",
      "when": "{version}, {date}",
      "rest": "All test results",
      "remove": "Remove",
      "entry": "Entry for the notes",
      "entryHow": "This text is in the format of the notes’ JSON file. To share your results, <mail>email it to us</mail> and say what you tested.",
      "copy": "Copy the entry"
    },
    "move": "Move accounts to or from {app}",
    "evidence": {
      "measured": "Tested by us",
      "reported": "Reported"
    },
    "legendEvidence": "The line below an app’s name says where most of its results come from. If a result comes from a different source, the source is named next to that result. “Tested by us”: we ran the app’s own code with our test vectors. “Reported”: others saw it, or the source code shows it. “Old” or “over 2 years old”: the newest source for that result was more than 2 years old when these notes were written.",
    "searched": "“Unknown” means that we searched for sources on {day} and found none.",
    "searchedOn": "searched {day}",
    "ownApp": "{product} isn’t listed, because we don’t judge our own app. <test>Test it</test> like any other app.",
    "old": "Old"
  },
  "labVectors": {
    "title": "OTP test vectors",
    "lead": "Hundreds of cases for testing OTP programs, and how libraries handle them.",
    "ownTitle": "Does this lab compute codes correctly?",
    "intro": "Your browser recomputes every code that the RFCs publish.",
    "by": "Your browser computes the codes. The hashes come from <code>{library}</code>, and this page’s own code does the rest: counter, truncation, and digits.",
    "pending": "Your browser hasn’t checked the codes yet.",
    "all": "All {count} codes match the published ones.",
    "some": "{failed} of {count} codes differ from the published ones. Don’t trust this page’s codes in this browser.",
    "hotp": "RFC 4226, appendix D: HOTP codes",
    "totp": "RFC 6238, appendix B: TOTP codes",
    "hotpHow": "The secret is the text 12345678901234567890 (SHA1, 6 digits).",
    "totpHow": "8 digits, a period of 30 seconds. The secret is 1234567890, repeated to the length of the hash: 20, 32, or 64 bytes.",
    "counter": "Counter",
    "time": "Unix time",
    "expected": "Published",
    "computed": "Computed",
    "verdict": "Verdict",
    "pass": "matches",
    "fail": "differs",
    "parts": {
      "label": "OTP test vectors",
      "suite": "Test cases",
      "rfc": "RFC codes",
      "measured": "Libraries",
      "download": "Download the cases (JSON)"
    }
  },
  "labProgram": {
    "title": "Check my program",
    "intro": "Run your program on the list below, and paste its output to find any bugs.",
    "note": {
      "order": "The output has no IDs, so its lines were matched to the inputs in order.",
      "missing": "{count, plural, one {One input is missing from the output.} other {# inputs are missing from the output.}}",
      "refused": "{count, plural, one {One input was refused.} other {# inputs were refused.}}",
      "extra": "{count, plural, one {One line matches no input.} other {# lines match no input.}}",
      "repeated": "{count, plural, one {One line is repeated.} other {# lines are repeated.}}",
      "contradicted": "These IDs appear with different answers, and only the first answer for each counts: {ids}"
    },
    "table": {
      "kind": "Kind of input",
      "verdict": "Verdict",
      "counts": "Outputs",
      "id": "ID",
      "expected": "Expected",
      "given": "Yours",
      "first": "{all, select, yes {{count, plural, one {Wrong output} other {# wrong outputs}}} other {First {count} wrong outputs}}",
      "input": "Input: <code>{line}</code>",
      "more": "{count, plural, one {Show one more wrong output} other {Show # more wrong outputs}}"
    },
    "verdict": {
      "pass": "Correct",
      "fail": "Wrong",
      "none": "No result",
      "partial": "Incomplete"
    },
    "count": {
      "right": "{count, plural, other {# correct}}",
      "wrong": "{count, plural, other {# wrong}}",
      "refused": "{count, plural, other {# refused}}",
      "missing": "{count, plural, other {# missing}}"
    },
    "group": {
      "plain": "Basics",
      "zeros": "Leading zeros",
      "sign": "Sign bit",
      "offsets": "Offsets",
      "digits": "Digits",
      "hashes": "SHA256 and SHA512",
      "periods": "Periods",
      "moments": "Times",
      "counters": "Large counters",
      "keys": "Key lengths",
      "bytes": "Key bytes",
      "secrets": "Base32 secrets"
    },
    "sentence": {
      "clock-steps": "Your program is {count, plural, one {one time step} other {# time steps}} {direction, select, ahead {ahead} other {behind}}.",
      "clock-milliseconds": "Your program counts milliseconds instead of seconds.",
      "clock-zone": "Your program’s time is {time} {direction, select, ahead {ahead} other {behind}}, as if local time were UTC.",
      "clock-rounded": "Your program rounds to the nearest time step instead of always rounding down.",
      "clock-rounded-up": "Your program rounds up to the next time step instead of always rounding down.",
      "counter": "Your program’s counter is {shown} {direction, select, ahead {too high} other {too low}}.",
      "counter-little-endian": "{bytes, select, 4 {Your program hashes the counter as 4 bytes, low byte first; it should be 8 bytes, high byte first.} other {Your program writes the counter low byte first; it should be high byte first.}}",
      "counter-32-bit": "Your program hashes the counter as 4 bytes instead of 8.",
      "counter-text": "Your program hashes the counter as text instead of as 8 bytes.",
      "counter-cut32": "Your program keeps only 32 bits of the counter.",
      "counter-cut53": "Your program keeps the counter in a floating-point number, which is exact only up to 2^53.",
      "algorithm": "Your program always uses {algorithm}, whichever algorithm the input asks for.",
      "digits": "For the wrong codes, your program uses {digits} digits instead of the number asked for.",
      "period": "{period, plural, =1 {Your program uses Unix time itself as the counter, without dividing it by the period} other {Your program always uses a period of # seconds, whatever the input asks for}}.",
      "type-totp": "Your program divides the counter by 30 as if it were a time.",
      "type-hotp": "Your program ignores the time and uses a fixed counter.",
      "key-ascii": "Your program uses the secret’s text as the key instead of decoding it from Base32.",
      "key-hex": "Your program reads the secret as hexadecimal instead of Base32.",
      "key-hex-text": "Your program uses the key’s hexadecimal text, instead of its bytes, as the key.",
      "key-hex-as-base32": "Your program decodes the key’s hexadecimal text as Base32.",
      "key-empty": "Your program uses an empty key.",
      "key-padded": "Your program adds zero bytes to the front of the key.",
      "key-repeated": "Your program repeats short keys until they are {bytes} bytes long.",
      "key-cut": "Your program uses only the first {bytes} bytes of the key.",
      "key-partial-byte": "Your program keeps the leftover bits at the end of the secret, which don’t make up a whole byte.",
      "key-base64": "Your program decodes the secret as Base64 instead of Base32.",
      "key-base32hex": "Your program decodes the secret with the base32hex alphabet.",
      "key-crockford": "Your program decodes the secret with Crockford’s Base32 alphabet.",
      "key-utf16": "Your program uses the secret’s text as the key, in UTF-16 with two bytes per character.",
      "key-newline": "Your program includes a line break in the key.",
      "key-block": "Your program truncates keys that are longer than a block of the hash. HMAC requires such keys to be hashed instead.",
      "key-text": "Your program decodes the key as UTF-8 text, which destroys bytes of 0x80 or above.",
      "key-utf8": "Your program encodes the key in UTF-8, which turns each byte of 0x80 or above into two.",
      "key-zero-ended": "Your program ends the key at its first zero byte, as a C string would.",
      "key-zeros-dropped": "Your program drops zero bytes at the start of the key, as a big integer would.",
      "hash-plain": "Your program hashes the key and the counter without HMAC.",
      "hash-swapped": "Your program swaps the key and the counter in the HMAC.",
      "truncation-byte19": "Your program takes the offset from byte 19 of every hash. It should come from the last byte, which is byte 19 only in SHA1.",
      "truncation-sign": "Your program keeps the sign bit that RFC 4226 removes.",
      "truncation-offset": "Your program always takes the number from byte {offset} of the hash. The offset should come from the last byte.",
      "truncation-hex": "Your program truncates the hash’s hexadecimal text instead of its bytes.",
      "truncation-first-digits": "Your program takes the first digits of the number instead of the last.",
      "truncation-modulo-32-bit": "Your program computes 10-digit codes with 32-bit integers, which are too small for them.",
      "code-zeros-lost": "Your program drops leading zeros.",
      "code-cut-left": "Your program cuts off the beginning of long codes.",
      "code-cut-right": "Your program cuts off the end of long codes.",
      "alphabet-steam": "Your program writes the code in Steam’s alphabet.",
      "algorithm-as": "Where the input asks for {asked}, your program uses {algorithm}.",
      "digits-below": "Your program uses {digits} digits where the input asks for fewer than {bound}.",
      "digits-above": "Your program uses {digits} digits where the input asks for more than {bound}.",
      "digits-except": "Your program uses {digits} digits where the input asks for anything other than {known, plural, =2 {6 or 8} other {6, 7, or 8}}.",
      "digits-modulo": "For the wrong codes, your program takes the remainder after dividing by 10^{exponent} instead of by 10^digits, and pads it with zeros if it’s too short.",
      "period-except": "Your program uses a period of {period} seconds where the input asks for anything other than 30 or 60.",
      "clock-cut32": "Your program keeps the time in a 32-bit integer, which overflows in 2038 if signed or in 2106 if unsigned.",
      "clock-since-2001": "Your program counts the seconds since 2001 instead of since 1970.",
      "clock-milliseconds-32-bit": "Your program counts milliseconds in 32 bits, and the count overflows about every 50 days.",
      "counter-word-twice": "Your program writes the counter’s lower 4 bytes twice. In JavaScript, this happens when >> shifts by 32 or more.",
      "code-zeros-appended": "Your program pads short codes with zeros at the end; they belong at the beginning.",
      "key-whole-groups": "Your program decodes only whole groups of 8 Base32 characters and loses the rest of the secret.",
      "key-filled-with-a": "Your program pads the secret with the letter A instead of =, which makes the key longer.",
      "truncation-whole-number": "Your program prints the whole number instead of its last digits.",
      "truncation-offset-read": "Your program computes the offset as {read}. It should be the low 4 bits of the last byte: hash[length - 1] & 15.",
      "truncation-little-endian": "Your program reads the 4 bytes at the offset in little-endian order instead of big-endian.",
      "truncation-modulo-nines": "Your program takes the remainder after dividing by 10^digits − 1, such as 999999, instead of by 10^digits.",
      "hash-block64": "Your program computes HMAC-SHA-512 with blocks of 64 bytes instead of 128.",
      "answer-accepted": "Your program accepts every code.",
      "answer-rejected": "Your program rejects every code, even correct ones. Check first whether it computes codes correctly.",
      "bounds-rejected": "Your program rejects every code if the window reaches past the first or last counter.",
      "bounds-wrapped": "Your program’s window wraps around at the first or the last counter.",
      "code-as-number": "Your program compares codes as numbers, so it accepts missing or extra leading zeros.",
      "code-empty": "Your program accepts an empty code.",
      "code-number-syntax": "Your program converts what was typed to a number, so it accepts text such as 266759.0.",
      "code-prefix-parsed": "Your program reads the digits at the start and ignores the rest, as parseInt does.",
      "code-too-long": "Your program accepts a code with extra digits.",
      "code-too-short": "Your program accepts part of a code.",
      "code-wildcard": "Your program treats % as a wildcard, as LIKE in SQL does.",
      "code-zeros-rejected": "Your program rejects codes with leading zeros.",
      "digits-expected": "Your program always expects {digits} digits, whatever the input asks for.",
      "reuse-accepted": "Your program accepts a code twice, which RFC 6238, section 5.2, forbids.",
      "window-fixed": "Whatever the input asks for, your program accepts {behind, plural, =0 {no earlier code} =3 {3 or more earlier codes} one {one earlier code} other {# earlier codes}} and {ahead, plural, =0 {no later code} =3 {3 or more later codes} one {one later code} other {# later codes}}.",
      "window-swapped": "Your program swaps the two sides of the window: earlier and later codes.",
      "window-behind-ignored": "Your program never accepts an earlier code, even where the input allows it.",
      "window-ahead-ignored": "Your program never accepts a later code, even where the input allows it.",
      "window-look-ahead-ignored": "Your program doesn’t look ahead for HOTP, so it accepts only the code for its own counter.",
      "window-looks-back": "Your program looks back for HOTP, so it accepts codes for earlier counters.",
      "window-widest": "Your program uses the wider side of the window for both sides.",
      "window-last-left-out": "Your program leaves out the last code of the window.",
      "window-one-more": "Your program’s window is one code too wide.",
      "key-repeated-to-hash": "Your program repeats short keys until they are as long as the hash: 20, 32, or 64 bytes."
    },
    "output": {
      "heading": "3. Paste the output",
      "label": "Your program’s output",
      "hint": "Either IDs and codes, in any order, or only codes, in the order of the inputs. CSV and JSON work, too.",
      "private": "Nothing you paste leaves the page.",
      "choose": "Choose a file",
      "drop": "or drop it here",
      "held": "{name}, {size}",
      "pasted": "Pasted text",
      "remove": "Remove",
      "clear": "Clear"
    },
    "problem": {
      "empty": "“{name}” is empty. Run your program again, or choose another file.",
      "binary": "“{name}” isn’t text. Save your program’s output as a text file, and choose that.",
      "too-large": "“{name}” is too large: up to {most} MB can be read.",
      "unreadable": "“{name}” couldn’t be read. Choose it again.",
      "failed": "The check couldn’t start because part of the page didn’t load. Reload the page.",
      "no-codes": "This text has no code for any input in the list. Each line needs an ID from the list and a code, or just a code.",
      "all-refused": "Your program printed “error” for every input. If you use the driver, check that its two functions call your program."
    },
    "working": {
      "reading": "Reading the output…",
      "searching": "Looking for the bug…",
      "stop": "Stop",
      "stopped": "Stopped before the end.",
      "again": "Check again"
    },
    "result": {
      "heading": "Result",
      "waiting": "Paste your program’s output to see the result.",
      "certain": "Certain",
      "likely": "Likely",
      "none": "Unexplained",
      "match": "Correct",
      "soFar": "Correct so far",
      "all": "All {count} codes are correct.",
      "given": "{count, plural, one {The one code in the output is correct.} =2 {Both codes in the output are correct.} other {All # codes in the output are correct.}}",
      "unknown": "No known bug explains all of the wrong codes.",
      "unknownHow": "The tables below show which kinds of input your program gets right, and which it gets wrong.",
      "explains": "{wrong, plural, one {This explains the wrong code} =2 {This explains both wrong codes} other {This explains all # wrong codes}}{right, plural, =0 {.} one {, and the correct one is consistent with it.} other {, and the # correct ones are consistent with it.}}",
      "standard": "In the standard: <rfc>RFC {number}, section {section}</rfc>",
      "formula": "It should be:",
      "two": "Your program has all of these bugs.",
      "also": "Each of these would explain the output.",
      "likelyHow": "More codes could make this certain.",
      "invalid": "{count, plural, one {One line is} other {# lines are}} {task, select, verification {neither “accepted” nor “rejected” nor “error”} other {neither a code nor “error”}}.",
      "invalidHow": "If your program refuses the input, print “error”. Otherwise, print the code as digits.",
      "tooFew": "These outputs aren’t enough to find the bug.",
      "tooFewHow": "Run your program on the whole list, and paste all of its output.",
      "partly": "Partly explained",
      "partlyHow": "This explains {explained, number} of the {wrong, number} wrong codes. No known bug explains the rest.",
      "several": "Several possible bugs",
      "next": "To catch bugs in later versions, <vectors>add the test vectors to your tests</vectors>."
    },
    "refused": {
      "all": "Your program refused all inputs with {properties}, and no others.",
      "how": "If your program is meant to support these inputs, that’s a bug.",
      "property": {
        "algorithm": "{algorithm}",
        "type": "{type}",
        "secret-unpadded": "missing padding (=)",
        "secret-padded": "padding (=) in the secret",
        "secret-lower-case": "lowercase letters in the secret",
        "secret-spare-bits": "leftover bits in the secret that aren’t zero",
        "digits-below": "fewer than {bound} digits",
        "digits-above": "more than {bound} digits",
        "digits-except": "a number of digits other than 6 or 8",
        "digits": "{digits} digits",
        "period-below": "a period of less than {bound} seconds",
        "period-except": "a period other than 30 or 60 seconds",
        "counter-zero": "a counter or time step of 0",
        "counter-above": "a counter or time step of 2^{exponent} or more",
        "time-above": "a time of 2^{exponent} seconds or more",
        "key-below": "a key shorter than {bytes} bytes",
        "key-above": "a key longer than {bytes} bytes",
        "key-not-text": "a key that isn’t UTF-8 text"
      }
    },
    "inputs": {
      "heading": "1. Get the inputs",
      "how": "{count} lines from the <vectors>test vectors</vectors>, chosen to reveal every bug this page can recognize.",
      "label": "List of inputs",
      "copy": "Copy inputs",
      "download": "Download inputs",
      "format": "Each line has an ID, the type, the key in hex and in Base32, the algorithm, and the number of digits, followed by the counter (hotp) or by the Unix time and the period in seconds (totp)."
    },
    "driver": {
      "heading": "2. Run your program",
      "how": "The driver is a small program that reads the list and prints an ID and a code for each line. Call your own program from the driver’s two marked functions. Pass either the key or the Base32 secret, whichever your program takes. If you pass the key, your Base32 decoding isn’t tested.",
      "refusal": "If your program refuses an input, the driver prints “error” instead of a code. That doesn’t count as a wrong code.",
      "other": "Using another language? For each line, print the ID, a space, and the code.",
      "label": "The driver’s source",
      "language": "Language",
      "shell": "Shell",
      "copy": "Copy driver",
      "download": "Download driver",
      "command": "Command",
      "powerShell": "In PowerShell"
    },
    "task": {
      "legend": "What does your program do?",
      "codes": "It computes codes",
      "verification": "It verifies codes"
    },
    "verification": {
      "inputs": "{count} typed codes: all verification cases in the <vectors>test vectors</vectors>.",
      "driver": "The driver is a small program that reads the list and prints an ID and “accepted” or “rejected” for each line. Call your own program from the driver’s two marked functions.",
      "refusal": "If your program fails on an input, the driver prints “error” instead. That doesn’t count as a wrong answer.",
      "other": "Using another language? For each line, print the ID, a space, and “accepted” or “rejected”.",
      "hint": "Either IDs with “accepted” or “rejected”, in any order, or only the answers, in the order of the inputs. CSV and JSON work, too.",
      "noAnswers": "This text has no answer for any input in the list. Each line needs an ID from the list and “accepted” or “rejected”, or just the answer.",
      "all": "All {count} answers are correct.",
      "given": "{count, plural, one {The one answer in the output is correct.} =2 {Both answers in the output are correct.} other {All # answers in the output are correct.}}",
      "unknown": "No known bug explains all of the wrong answers.",
      "explains": "{wrong, plural, one {This explains the wrong answer} =2 {This explains both wrong answers} other {This explains all # wrong answers}}{right, plural, =0 {.} one {, and the correct one is consistent with it.} other {, and the # correct ones are consistent with it.}}",
      "group": {
        "window": "Window around the time",
        "look-ahead": "Look-ahead for HOTP",
        "bounds": "First and last counter",
        "reuse": "Reuse",
        "number": "Leading zeros and numbers",
        "typed": "What people type",
        "settings": "Other settings"
      },
      "invalidHow": "If your program refuses the input, print “error”. Otherwise, print “accepted” or “rejected”.",
      "format": "Each line begins with an ID, the type, the key in hex and in Base32, the algorithm, and the number of digits. Next come the counter and “-” (hotp), or the Unix time and the period in seconds (totp). Then come how many earlier and how many later codes to accept, and the counter or time step used last (or “-”). The typed code is at the end: in hex if it’s text, as “=” and the number if it’s a number, or as “-” if it’s empty."
    }
  },
  "labVectorsImplementations": {
    "title": "We tested {count, number} libraries and programs",
    "intro": "We tested them on {day} with the {cases, number} cases of the <vectors>test vectors</vectors> (version {version}). Open a row to see each difference, and code that reproduces it without this site.",
    "name": "Name",
    "verdict": "{kind}: {wrong, plural, =0 {none wrong} other {# wrong}} in {cases, plural, one {# case} other {# cases}}",
    "othersWrong": "{count, plural, one {# wrong in other cases} other {# wrong in other cases}}",
    "meansTitle": "What the results mean",
    "own": "We called each library’s own functions and ran each program’s own commands.",
    "byLanguage": "Libraries and programs by language",
    "how": "How to run the code",
    "howIntro": "For npm packages, run the code in the folder where you ran the install command. Debian packages are from Debian 12. Set the time zone to UTC.",
    "open": "Differences: {causes, plural, one {# cause} other {# causes}}, {cases, plural, one {# case} other {# cases}}",
    "measured": "Tested on {day}. To install it: <code>{line}</code>",
    "ran": "Cases run",
    "notRun": "Cases not run",
    "left": "{reason}: {count, plural, one {# case} other {# cases}}",
    "failures": "Wrong answers, and invalid input accepted",
    "refusals": "Valid input refused",
    "more": "{count, plural, one {# more case} other {# more cases}}",
    "reproduce": "Reproduce it with <code>{program}</code>:",
    "prints": "It prints: <samp>{text}</samp>",
    "case": "Case",
    "input": "Input",
    "expected": "Expected",
    "given": "Actual",
    "refusedWith": "refused: <samp>{text}</samp>",
    "noAnswer": "no answer",
    "mustRefuse": "must be refused",
    "file": "All results in one file: <link>conformance.json</link>. By date: <history>history.json</history>.",
    "causes": {
      "sha512-block": "HMAC-SHA-512 is computed with 64-byte blocks instead of 128-byte blocks.",
      "algorithm-as-sha1": "An unknown or differently spelled algorithm is treated as SHA1.",
      "short-number": "If the number has fewer digits than the code, the leading zeros are missing.",
      "short-number-cut": "If the number has fewer digits than the code, only its last digit is returned, such as 5 instead of 092555.",
      "window-zero": "A window of 0 is ignored, and the default of 50 steps is used.",
      "secret-spaces": "Spaces, dashes, and other characters in a secret become part of the key.",
      "spare-bits-byte": "Bits after the last whole byte become an extra byte.",
      "empty-as-zero": "A parameter without a value is treated as 0 instead of as missing.",
      "counter-32": "Counters and steps of more than 31 bits are cut off or changed.",
      "counter-no-answer": "With negative counters, and with counters that have the 32nd bit set, the function never returns.",
      "counter-32-refused": "Counters and steps of 2^32 and above are refused.",
      "counter-53": "Counters above 2^53 in a URI lose their last digits.",
      "counter-53-refused": "Counters above 2^53 − 1 are refused.",
      "key-64-refused": "Keys of more than 64 bytes are refused.",
      "period-120-refused": "Periods of more than 120 seconds are refused.",
      "period-60": "Periods of more than 60 seconds are treated as 60.",
      "ten-digits-32": "Ten-digit codes are computed in 32 bits, where the modulus 10^10 overflows to 1410065408.",
      "type-as-totp": "An unknown type is treated as totp.",
      "padding-refused": "Base32 with padding is refused.",
      "padding-read": "Padding of the wrong length becomes part of the key.",
      "padding-inside": "Characters after or between padding are read as part of the secret.",
      "characters-read": "Characters outside the Base32 alphabet are read as other characters.",
      "impossible-length": "Impossible lengths are accepted, and the leftover bits are dropped.",
      "letter-case": "Non-ASCII letters whose uppercase is in the alphabet are accepted: ı, ſ, ß.",
      "names-space": "A space after the label’s colon becomes part of the account name.",
      "names-escaped-colon": "A percent-encoded colon between issuer and account is refused.",
      "names-unescaped-first": "The URI is decoded before it is split, so escaped characters in names break it.",
      "fragment-kept": "What follows # becomes part of the last parameter.",
      "line-break-kept": "A line break after the URI becomes part of the last parameter.",
      "window-start-refused": "Near 1970, a window that begins before step 0 is refused as a whole.",
      "window-wraps": "A window that reaches past the first or last counter continues at the other end.",
      "empty-key": "A code is computed even though there is no secret.",
      "out-of-bounds": "Impossible digits, periods, times, or counters are used anyway.",
      "steam-issuer": "If the issuer is Steam, the answer is a Steam code, which the Key URI Format doesn’t define."
    },
    "fair": {
      "limit-raised": "The limit is a safeguard. The option <code>{option}</code> changes it.",
      "zeros-kept": "With the option <code>{option}</code>, the zeros are kept.",
      "lowercase-read": "Written in lowercase (<code>{option}</code>), the algorithm is recognized."
    },
    "reasons": {
      "codes": "Codes",
      "base32": "Base32 secrets",
      "uris": "URIs",
      "exports": "Exports",
      "verification": "Verification",
      "hotp": "Counter-based codes (HOTP)",
      "algorithms": "Algorithms other than SHA1",
      "hotpAlgorithms": "Counter-based codes with algorithms other than SHA1",
      "digits": "Codes that don’t have 6 digits",
      "periods": "Periods other than 30 seconds",
      "counterNumber": "Counters too large for a JavaScript number to hold exactly",
      "counterSigned": "Counters that don’t fit in a signed 64-bit integer",
      "negative": "Negative values where only unsigned integers are accepted",
      "windowSides": "Verification windows with a different number of steps before and after",
      "windowFixed": "Verification windows other than one step before and one after",
      "window": "Verification windows of more than one step",
      "windowHotp": "Verification windows for counter-based codes",
      "windowMoment": "Verification windows at a given time",
      "moment": "Verification at a given time",
      "used": "Codes that were already used",
      "usedHotp": "Counter-based codes that were already used",
      "numbers": "Codes passed as numbers instead of text",
      "typedArgument": "Codes with NUL characters, or passed as numbers",
      "typedLength": "Codes of the wrong length (the code’s length sets the number of digits)",
      "nulArgument": "NUL characters, which can’t be passed on a command line",
      "nulString": "NUL characters, which end a C string",
      "clock": "Times that the test’s clock can’t be set to",
      "uriCharacters": "Characters other than printable ASCII, passed in a URI",
      "otherTexts": "Text that isn’t a URI (the field also reads an older format)",
      "lineBreaks": "Line breaks",
      "nextCounter": "Counter-based URIs (only the next counter’s code is shown)"
    },
    "history": {
      "title": "Results by date",
      "date": "Date",
      "version": "Version",
      "vectors": "Test vectors {version}",
      "newest": "{origin} had no newer version on {day}.",
      "compared": "{name} {version} compared with {base}: {changes}.",
      "comparedEarlier": "{name} {version} with test vectors {vectors}, compared with the previous test: {changes}.",
      "gone": "{count, plural, one {# difference gone} other {# differences gone}} ({cases})",
      "added": "{count, plural, one {# new difference} other {# new differences}} ({cases})",
      "changed": "{count, plural, one {# case with a different answer than before} other {# cases with a different answer than before}} ({cases})",
      "same": "the same differences",
      "range": "{first} to {last}",
      "answers": "New answers from version {version}: {count, number}",
      "newer": "Also tested: version {version} ({gone, plural, one {# difference} other {# differences}} gone, {added, plural, one {# new} other {# new}})",
      "newerSame": "Also tested: version {version} (the same cases differ{changed, plural, =0 {} other {, # of them with a different answer}})"
    },
    "kinds": {
      "codes": "{count, plural, one {# code} other {# codes}}",
      "base32": "{count, plural, one {# Base32 secret} other {# Base32 secrets}}",
      "uris": "{count, plural, one {# URI} other {# URIs}}",
      "exports": "{count, plural, one {# export} other {# exports}}",
      "verification": "{count, plural, one {# verification} other {# verifications}}"
    },
    "run": {
      "node": "Print the value of the last expression (awaited, if it’s a promise) or its error message.",
      "script": "Pass the code as an argument: -c for python3 and sh, -e for ruby and perl, -r for php.",
      "c": "Include stdio.h and cotp.h. In the body of main, put the line cotp_error_t error = 0; and then the code. Link with -lcotp.",
      "compiled": "Put the code in the body of main, and import the packages it names."
    },
    "counts": {
      "passed": "Passed",
      "wrong": "Wrong",
      "accepted": "Invalid input accepted",
      "refused": "Refused",
      "notRun": "Not run"
    },
    "means": {
      "passed": "The expected answer, or a refusal where one is allowed.",
      "wrong": "A different answer, or none within 5 seconds (20 for KeePassXC).",
      "accepted": "An answer to invalid input, such as a code for a secret that isn’t Base32.",
      "refused": "Valid input was refused. That’s a limitation, not a wrong code.",
      "notRun": "The library or program has no function for this, or its interface can’t take such input."
    },
    "rarity": {
      "six-digit-codes": "It affects one 6-digit code in {number, number}.",
      "ten-digit-codes": "It affects {number, number, ::percent} of 10-digit codes.",
      "sha512-codes": "It affects {number, number, ::percent} of SHA512 codes.",
      "random-letters": "It affects {number, number, ::percent} of secrets made of 26 random letters, and none produced by an encoder.",
      "steps-31": "With a period of 30 seconds, it affects no code before the year {number}.",
      "steps-32": "With a period of 30 seconds, it affects no code before the year {number}.",
      "counters-53": "It affects no real account: at one code per second, a counter gets there after 285 million years.",
      "first-steps": "It affects none of today’s codes, only windows that reach past the first or last step.",
      "escaped-names": "It affects {number} of the 12 valid cases whose names have escapes.",
      "such-input": "It affects every input of this kind, and nothing else.",
      "invalid-input": "It affects only invalid input."
    }
  },
  "vectors": {
    "title": "OTP test vectors",
    "heading": "OTP test vectors"
  },
  "vectorsContent": {
    "lead": "{cases, number} cases, each with the right answer, for any program that computes or verifies one-time passwords (HOTP and TOTP), or reads their URIs and exports.",
    "why": "The RFCs publish 28 codes, all from keys made of the digits 1234567890. These cases cover what goes wrong in practice: large counters, long keys, secrets as people type them, and codes used twice.",
    "measured": "{every, select, yes {We tested {count, number} libraries and programs. Each of them <link>gave a wrong answer or accepted invalid input</link> at least once.} other {We tested {count, number} libraries and programs. {differing, number} of them <link>gave a wrong answer or accepted invalid input</link> at least once.}}",
    "json": "JSON ({size})",
    "schema": "JSON Schema ({size})",
    "facts": "Version {version}. The vectors are in the public domain (<license>CC0 1.0</license>): use them for anything, without attribution. The runners are under the MIT License. If you cite the vectors, give their version and the address of this page.",
    "covers": "All cases",
    "count": "{count, plural, one {# case} other {# cases}}",
    "kindTitle": "{name}: {count, plural, one {# case} other {# cases}}",
    "use": "Use the JSON directly",
    "useFile": "In the file, the cases are called tests and come in groups, each with a kind. Each test has an ID, a comment, its input, the expected answer, flags, and a result:",
    "leaveOut": "Skip what your program doesn’t support, such as SHA512 or 10 digits. Not supporting something isn’t an error.",
    "inTest": "In a test",
    "inTerminal": "In a terminal",
    "terminalNeeds": "This checks oathtool against the counter-based SHA1 codes with 6 to 8 digits. It needs curl, jq, and oathtool, and prints nothing if every code matches.",
    "stable": "A case’s ID never changes: new cases are added at the end of a group. Each case has its own link, such as <code>{address}</code>.",
    "case": "Case",
    "input": "Input",
    "expected": "Expected",
    "flagsTitle": "Flags",
    "flagsIntro": "A flag says what a case is about, or why refusing it isn’t an error.",
    "groups": {
      "rfc4226": "RFC 4226 appendix D: the ten published codes",
      "rfc6238": "RFC 6238 appendix B: the 18 published codes",
      "offset": "Every offset, with every hash",
      "sign": "The sign bit, which is dropped",
      "zeros": "Codes that begin with zeros",
      "short-number": "Numbers with fewer digits than the code",
      "digits": "Codes of 4 to 10 digits",
      "ten-digits": "Ten digits from a 31-bit number",
      "counter": "Counters from 0 to 2^64 − 1",
      "key-length": "Keys of 1 to 129 bytes",
      "key-bytes": "Keys with bytes that programs often damage",
      "moment": "Times from 1970 to the year 9999",
      "period": "Periods of 1 to 300 seconds",
      "code-refused": "Settings for which no code exists",
      "base32-rfc4648": "RFC 4648 section 10",
      "base32-plain": "Uppercase without padding, as in URIs",
      "base32-padded": "Correct padding",
      "base32-padding-length": "Padding of the wrong length",
      "base32-padding-inside": "Padding before the end",
      "base32-case": "Lowercase letters",
      "base32-separators": "Spaces and dashes",
      "base32-spare-bits": "Leftover bits: refused or dropped",
      "base32-foreign": "Characters outside the alphabet",
      "base32-look-alikes": "Characters that look like Base32",
      "base32-length": "Impossible lengths",
      "base32-empty": "Empty secrets",
      "uri-plain": "All parameters given",
      "uri-defaults": "Parameters left out",
      "uri-periods": "Other periods",
      "uri-counters": "Counters",
      "uri-digits": "Other digits",
      "uri-algorithms": "Other spellings of the algorithm",
      "uri-names": "Issuer and account",
      "uri-secrets": "Spellings of the secret",
      "uri-spellings": "Small mistakes in URIs",
      "uri-around": "Text around a copied URI",
      "uri-values-refused": "Impossible digits, periods, and counters",
      "uri-algorithms-refused": "Algorithms outside the format",
      "uri-types-refused": "Other types",
      "uri-texts-refused": "Other schemes and other text",
      "export-one": "One account",
      "export-names": "Issuer and account",
      "export-several": "Several accounts in one QR code",
      "export-batch": "Several QR codes",
      "export-forms": "The same export in other forms",
      "export-refused": "Exports that must be refused",
      "verify-window": "Different clocks",
      "verify-look-ahead": "Different counters",
      "verify-bounds": "Verification windows past the first or last counter",
      "verify-reuse": "Codes that were already accepted",
      "verify-number": "Text and numbers",
      "verify-typed": "What people type",
      "verify-settings": "Other settings"
    },
    "flags": {
      "Published": "Printed in RFC 4226 appendix D, RFC 6238 appendix B, RFC 4648 section 10, or the Key URI Format.",
      "FewDigits": "RFC 4226 section 4 (R4) requires at least 6 digits.",
      "SevenDigits": "RFC 4226 section 5.3 allows 7 digits; the Key URI Format allows only 6 or 8.",
      "ManyDigits": "RFC 4226 section 5.3 names 6, 7, and 8 digits; erratum 5792 sets the limit at 9, since 31 bits don’t fill a tenth digit.",
      "HotpOtherHash": "RFC 4226 defines HOTP only with HMAC-SHA-1; RFC 6238 allows other hashes for TOTP.",
      "ShortKey": "RFC 4226 section 4 (R6) requires a secret of at least 128 bits.",
      "LongKey": "Longer than a block of the hash: HMAC hashes the key first (RFC 2104 section 2).",
      "EdgeKeyLength": "The key’s length is within one byte of the hash’s length or block length.",
      "KeyBytes": "Bytes that programs damage when they treat keys as text, hexadecimal, or Base32.",
      "EmptyKey": "The secret is empty, so anyone can compute every code.",
      "Offset": "The last four bits of the HMAC choose where the number is taken from (RFC 4226 section 5.3).",
      "SignBit": "The first bit of the four bytes is set and must be dropped (RFC 4226 section 5.3).",
      "LeadingZeros": "The code begins with zeros, which are part of it.",
      "ShortNumber": "The 31-bit number has fewer digits than the code, so it is padded with zeros (RFC 4226 section 5.3).",
      "Counter32": "The counter or step needs more than 31 bits (RFC 4226 section 5.1: 8 bytes).",
      "Counter53": "The counter needs more than 53 bits, so a double may round it.",
      "LargeTime": "A time beyond 2^31 seconds; RFC 6238 section 4.2 requires it to work.",
      "StepEdge": "The first or last second of a time step.",
      "OtherPeriod": "A period other than 30 seconds, which RFC 6238 section 4.1 allows.",
      "OutOfBounds": "A value that the specification doesn’t allow.",
      "Padding": "The secret is padded; the Key URI Format says to omit padding.",
      "WrongPadding": "Padding of a different length than RFC 4648 section 6 requires.",
      "PaddingInside": "Characters follow the padding (RFC 4648 section 3.3).",
      "LowerCase": "RFC 4648 section 6 defines only uppercase; people type lowercase, and sites print it.",
      "Separators": "Spaces, line breaks, or dashes, which RFC 4648 section 3.3 doesn’t allow.",
      "SpareBits": "The last character has leftover bits that aren’t zero (RFC 4648 section 3.5).",
      "ForeignCharacter": "A character outside the alphabet, which must be refused (RFC 4648 section 3.3).",
      "LookAlike": "A character that looks like a Base32 letter, or becomes one when its case or width changes.",
      "ImpossibleLength": "A number of characters that can’t make whole bytes (RFC 4648 section 6).",
      "EmptyText": "The text is empty, or has only spaces or padding.",
      "DefaultValue": "A parameter that is left out has its default: SHA1, 6 digits, or 30 seconds.",
      "Names": "Only about issuer and account; the code doesn’t depend on them.",
      "ColonInName": "The Key URI Format forbids colons in issuer and account.",
      "IssuerMismatch": "The two issuers should be the same; the format doesn’t say which one to show.",
      "LetterCase": "Scheme, type, parameter, or value in a different case than in the format.",
      "AlgorithmName": "An algorithm not spelled SHA1, SHA256, or SHA512.",
      "NumberForm": "A number with leading zeros.",
      "DigitsNot6Or8": "The Key URI Format allows only 6 or 8 digits.",
      "MissingCounter": "The Key URI Format requires a counter for hotp.",
      "UnknownParameter": "A parameter that the Key URI Format doesn’t define.",
      "RepeatedParameter": "A parameter that appears twice.",
      "EmptyParameter": "A parameter without a value.",
      "NotForType": "A period for hotp or a counter for totp, where it has no meaning.",
      "Escapes": "Percent-encoding (RFC 3986 section 2.1).",
      "BrokenEscapes": "Percent-encoding that is incomplete, missing, or not UTF-8.",
      "ControlCharacters": "Characters that change how a name is displayed, or cut it off.",
      "NotAUri": "Text around, inside, or instead of the URI.",
      "UnknownType": "Neither totp nor hotp.",
      "MissingSecret": "There is no secret.",
      "UnsetField": "A field that was left out has its default value.",
      "UnknownField": "A field that the format doesn’t define; protobuf readers skip it.",
      "UnknownValue": "A value for which no code is defined.",
      "Several": "Several accounts or several QR codes.",
      "Order": "QR codes or fields in a different order from the one they were written in.",
      "Repeated": "The same QR code twice.",
      "Incomplete": "QR codes of the export are missing.",
      "OtherBase64": "Base64 that is URL-safe, unpadded, or unescaped, or whose plus signs became spaces.",
      "Broken": "Damaged: broken Base64, or a protobuf message that ends too early.",
      "Window": "How many neighboring steps are accepted (RFC 6238 section 5.2, RFC 4226 section 7.4).",
      "Drift": "The two clocks or counters differ.",
      "Reuse": "A code may be accepted only once (RFC 6238 section 5.2; RFC 4226 section 7.2).",
      "Bounds": "The window reaches past the first or last counter.",
      "WrongCode": "Not a code in the window.",
      "WrongLength": "Shorter or longer than the code.",
      "NotDigits": "Something other than the ten digits.",
      "Spacing": "Spaces, as apps display them between the digits.",
      "OtherDigits": "Digits from other scripts.",
      "NumberNotText": "The code as a number, which has no leading zeros.",
      "Sha512Block": "Longer than 64 bytes, but not longer than a block of SHA-512 (128 bytes), so HMAC doesn’t hash the key first.",
      "SteamIssuer": "Some apps show Steam’s codes of five letters and digits for this issuer; the Key URI Format allows only digits."
    },
    "results": {
      "acceptable": "may be refused",
      "invalid": "must be refused"
    },
    "means": {
      "valid": "The program must give the expected answer.",
      "acceptable": "The program may refuse it. Otherwise, it must give the expected answer.",
      "invalid": "The program must refuse it."
    },
    "kinds": {
      "codes": {
        "name": "Codes",
        "asked": "Compute the code from the key, the algorithm, the digits, and either a counter or a time and period."
      },
      "base32": {
        "name": "Base32 secrets",
        "asked": "Decode the text of the secret into the key."
      },
      "uris": {
        "name": "URIs",
        "asked": "Read an OTP URI and return the account and its code, either at the given time or for its counter. If the format leaves the issuer or account name open, the expected answer omits it."
      },
      "exports": {
        "name": "Exports",
        "asked": "Read the QR codes of a Google Authenticator export in the given order and return all accounts. Google doesn’t document the format."
      },
      "verification": {
        "name": "Verification",
        "asked": "Decide whether to accept a typed code. Accept it if its step or counter is at most “behind” steps before the current one and at most “ahead” steps after it, unless the code was already used."
      }
    },
    "inTests": {
      "title": "Add the vectors to your tests in five steps",
      "get": "Download the <archive>archive</archive> and check its <sum>SHA-256</sum>. It contains the vectors, their schema, and the runners.",
      "copy": "Copy the runner for your language into your tests: JavaScript, Python, Go, Java, C#, PHP, Ruby, Rust, Swift, or shell. Each is one file.",
      "call": "Call your library in the function at the top of the runner, and declare its limits there. For example, <code>no hotp, digits 6 to 8</code> means no HOTP and only 6 to 8 digits. Cases beyond these limits aren’t run.",
      "run": "Run it with the path to the vectors. It prints each difference with the ID of the case.",
      "ci": "Add it to CI. The archive has an example for GitLab. On GitHub, commit the unpacked archive: its folder is a GitHub action, which these steps run.",
      "users": "Who uses them, and what you can add",
      "usersNone": "We run them against our own library after every change. We don’t know of any other project that uses them yet. If yours does, <mail>let us know</mail>, and we’ll name it here.",
      "addCase": "Is a case missing? <mail>Send us</mail> the input, the expected answer, and the section of the RFC that supports it.",
      "badge": "For every library and program that we tested, there’s a badge in the shields.io format for its README, such as <link>{file}</link>."
    },
    "archive": "Download the archive ({size})",
    "changes": "Changes"
  },
  "labTest": {
    "title": "Test what an app supports",
    "intro": "Scan 10 QR codes (more if needed), and type the code that the app shows for each. In about 10 minutes, you’ll know which settings it supports.",
    "need": "You need the app on a device that can scan this screen. The test accounts have random secrets and are named “Lab 1,” “Lab 2,” and so on. Delete them from the app afterward.",
    "keeps": "You can use the lab’s other tools in the meantime. Leaving the lab or reloading the page ends the test, but the page asks first.",
    "name": "App",
    "version": "Version",
    "optional": "Optional. Appears on the report card.",
    "start": "Start the test",
    "tests": "What is tested",
    "steps": "QR codes in this test",
    "step": "QR code {place} of {count}",
    "stepState": "{place}, {state, select, refused {refused} right {correct} wrong {wrong} unclear {unclear} other {not answered yet}}",
    "qr": "QR code for the account {name}",
    "scan": "Scan this QR code with the app. The account appears there as “{name}”.",
    "faulty": "This QR code is broken on purpose. A good app refuses it.",
    "choosing": "Choosing a secret whose codes would reveal errors…",
    "address": "The app can’t scan? Use the OTP URI",
    "copy": "Copy URI",
    "answer": "What does the app do?",
    "shownFirst": "If the app already shows a code, type that one. If you have to press a button to see a code, press it once and type the code.",
    "readLater": "If you can, wait {seconds, plural, one {# second} other {# seconds}}, and type the code that the app shows then. This reveals apps that round the time.",
    "readNow": "If you can, type the code that the app shows now. This reveals apps that round the time.",
    "or": "or",
    "refused": "The app refuses it",
    "refusedHow": "It says so, or it doesn’t add the account.",
    "refusedNoted": "Noted: the app refuses this QR code.",
    "failed": "The code wasn’t checked because part of the page didn’t load. Type it again to retry.",
    "names": "Does the app show these names exactly as they appear here?",
    "namesRight": "Yes",
    "namesWrong": "No",
    "issuers": "Which issuer does the app show?",
    "issuersBoth": "Both",
    "issuersNeither": "Neither",
    "typeNext": "Type the next code",
    "next": "Next",
    "skip": "Skip",
    "back": "Back",
    "soFar": "Report so far",
    "again": "Repeat with a new secret",
    "report": "Report card",
    "reportTitle": "Authenticator app report card",
    "date": "Date",
    "legend": "Unclear: what you entered doesn’t show what the app did.",
    "noSecret": "The report contains no secrets and no codes.",
    "columns": {
      "capability": "Tested",
      "verdict": "Verdict",
      "finding": "What the app did"
    },
    "anyway": "The app showed a code anyway.",
    "unexplained": "No error we know of would produce this code.",
    "lookAgain": {
      "totp": "Check that you typed it as shown. Then wait for the app’s next code and type it, too.",
      "hotp": "Check that you typed it as shown. Then press the app’s button again and type the next code, too."
    },
    "unclearNoted": "Noted as unclear.",
    "issuerShown": "{which, select, parameter {The app showed “{parameter}”, the issuer in the parameter.} label {The app showed “{label}”, the issuer in the label.} other {The app showed both issuers.}}",
    "early": "The codes come half a period early: the app rounds the time, or the device’s clock is fast.",
    "unsteady": "These codes don’t fit together: the device’s clock jumped or is far off, or a code was mistyped.",
    "likely": "Likely: {finding}",
    "others": "What others have found with this app",
    "print": "Print",
    "markdown": "Save Markdown",
    "json": "Save JSON",
    "continue": "Back to the test",
    "new": "New test",
    "newSure": "Start over? You’ll lose your answers.",
    "capability": {
      "sha256": "SHA256",
      "sha512": "SHA512",
      "digits-7": "7 digits",
      "digits-8": "8 digits",
      "period-60": "60-second period",
      "hotp": "Counter-based codes (HOTP)",
      "hotp-first-code": "First counter-based code",
      "leading-zero": "Codes that begin with 0",
      "truncation": "Codes taken from the correct bytes of the hash",
      "time-steps": "Codes that change on time",
      "secret-long": "A 512-bit secret",
      "secret-padded": "A secret ending in “=”",
      "secret-zero-byte": "A secret with a zero byte",
      "algorithm-lower-case": "An algorithm in lowercase",
      "issuer-mismatch": "Two different issuers",
      "label-space-colon": "Spaces and colons in names",
      "label-non-latin": "Names in other scripts",
      "refuse-digits-0": "A QR code that asks for 0 digits",
      "refuse-period-0": "A QR code that asks for a period of 0 seconds",
      "refuse-base32": "A QR code whose secret isn’t Base32",
      "refuse-algorithm": "A QR code with an unknown algorithm"
    },
    "leaveSure": "Leave the test? You’ll lose your answers.",
    "count": "{extra, plural, =0 {{first} QR codes, or more if needed.} one {{first} QR codes, and one more to test a setting on its own.} other {{first} QR codes, and # more to test settings one by one.}}",
    "outcome": {
      "right": "Correct",
      "rightlyRefused": "Refused, as it should be",
      "unsupported": "Unsupported",
      "wrongCode": "Wrong code, no warning",
      "wrongNames": "Names changed",
      "accepted": "Not refused, no warning",
      "unclear": "Unclear",
      "notTested": "Not tested"
    },
    "wrong": "Wrong, no warning",
    "summary": {
      "all": "Works with every setting that was tested.",
      "defaults": "Works only with SHA1, 6 digits, and 30 seconds.",
      "works": "{extent, select, open {So far: works} other {Works only}} with {algorithms}; {digits} digits; {periods} seconds; {hotp, select, yes {time-based and counter-based codes} other {time-based codes}}.",
      "none": "No code matched all settings of its QR code.",
      "untested": "Nothing has been tested yet.",
      "wrong": "Wrong codes, no warning: {settings}.",
      "defaultsSoFar": "So far: works with SHA1, 6 digits, and 30 seconds.",
      "undecided": "No verdict yet. More QR codes are needed."
    },
    "group": {
      "settings": "Settings",
      "codes": "Codes",
      "secrets": "Secrets",
      "spellings": "Names and spelling",
      "invalid": "Invalid: the app should refuse these"
    }
  },
  "figures": {
    "code": "OTP code",
    "enroll": "Enroll",
    "cancel": "Cancel",
    "login": "Login",
    "emergency": "Emergency",
    "onlineHelp": "Online Help",
    "checkUpdates": "Check Updates",
    "administratorId": "Administrator ID",
    "password": "Password",
    "count": "Emergency logins: 2"
  },
  "labCheckSteps": {
    "withoutScript": "The counter, written as 8 bytes, is hashed with the key (HMAC). The last 4 bits of the hash are an offset: the 4 bytes that start there, without their first bit, form a number. Its last digits are the code (RFC 4226, section 5). Turn on JavaScript to see every value.",
    "intro": "Every value on the way from the secret to the code, as in <rfc>RFC 4226</rfc>. The key is shown here, so use only test secrets.",
    "right": "Correct computation",
    "app": "The app’s computation",
    "same": "The app did the same.",
    "none": "Type the code that an app shows. If it isn’t the correct one, you’ll see here how the app computed it.",
    "unknown": "We don’t know how the app computed its code.",
    "noSecret": "The secret isn’t Base32, so there’s no correct code.",
    "differs": "differs",
    "bytes": "{count, plural, =0 {Empty (0 bytes)} one {# byte} other {# bytes}}",
    "offsetIn": "{offset}, from the low 4 bits of byte {byte}",
    "fixedOffset": "Always {offset}",
    "legend": "Double underline: the hex digit that gives the offset. Bold, with lines above and below: the bytes taken from the hash. “≠” and a bar at the side: where the app differed.",
    "programs": "Compute it yourself",
    "programsHow": "Each program prints the code shown in its heading. The programs contain the secret, so be careful where you paste them.",
    "noOathtool": "oathtool can’t compute this. It supports HMAC with SHA1, SHA256, and SHA512, the truncation of RFC 4226, and up to 8 digits.",
    "copy": "Copy",
    "link": "Copy a link to this section",
    "row": {
      "key": "Key (K)",
      "counter": "Counter (C)",
      "message": "Counter as hashed",
      "hash": "Hash",
      "offset": "Offset",
      "number": "Number",
      "code": "Code"
    }
  },
  "labCheckServer": {
    "intro": "Does the server reject a code that’s correct? Type the code and enter what you know about the server. Everything is computed on this page; your server isn’t contacted.",
    "code": "Correct code that you entered on the server",
    "nextCode": "Another code, if you tried one",
    "codeHint": "A code that the server hasn’t accepted before. Include leading zeros.",
    "refused": "The server rejected it",
    "accepted": "The server accepted it",
    "attempts": "Codes you entered on the server",
    "distance": "{direction, select, same {as expected} before {{count, plural, one {# before} other {# before}}} other {{count, plural, one {# after} other {# after}}}}",
    "drop": "Remove code {code}",
    "waiting": "To see the cause, type a code and choose what the server did with it.",
    "failed": "The server check couldn’t start because part of the page didn’t load. Reload the page.",
    "open": "No code has been rejected so far. Enter one that the server rejected.",
    "contradiction": "These answers contradict each other: a server like this would have rejected at least one code that you marked as accepted. Check what you entered.",
    "wrong-code": "With these settings, {code} is neither the current code nor a nearby one, so a correct server rejects it. To see what the app did, type this code at the top of this page.",
    "several": "There are several possible causes. To narrow them down, enter more about the server, or another code.",
    "causeIsBelow": "See the cause below the “Code that the server expected” field.",
    "possible": "Possible causes:",
    "also": "Also possible:",
    "change": "What to change:",
    "cause": {
      "number": "The server turns the code into a number: {code} becomes {number}, which is not the same text.",
      "reuse": "{type, select, totp {This code, or a later one, was accepted before, and the server accepts each code only once.} other {The server’s counter is already past this code.}}",
      "window": "{type, select, totp {{direction, select, same {The server’s clock is a little off, and the server accepts only codes from its own time step.} before {The code is {count, plural, one {one step} other {# steps}} old, and the server no longer accepts codes that old.} other {The code is {count, plural, one {one step} other {# steps}} early, and the server doesn’t accept codes that early.}}} other {The app’s counter is farther ahead than the server looks.}}",
      "clock": "The server’s clock is wrong, so it expects codes from other time steps.",
      "settings": "The server uses a different secret or different settings.",
      "elsewhere": "The reason may lie elsewhere: a limit on attempts, a locked account, another server behind a load balancer, or a code mistyped on the server’s page.",
      "slip": "{code} isn’t a code for this account, so a correct server rejects it. It’s one typo away from {meant}."
    },
    "fix": {
      "number": "Keep the code as text, from the form to the comparison. One code in ten begins with 0.",
      "reuse": "{type, select, totp {Nothing. The server is right (RFC 6238, section 5.2). Wait for the next code. If the code was typed only once, the form may have been sent twice, or the code checked twice.} other {Press the button for the next code (RFC 4226, section 7.2). If this was the account’s very first code, the server probably starts counting at 1: make it start at 0, as the app does. If the code was typed only once, the form may have been sent twice, or the code checked twice.}}",
      "window": "{type, select, totp {{far, select, yes {If the server already accepts codes up to one step off, leave it as it is (RFC 6238, sections 5.2 and 6). Correct the device’s clock, and enter each code while the app shows it.} other {Accept codes that are up to one step old or one step early (RFC 6238, sections 5.2 and 6).}}} other {Look farther ahead, or ask for two codes in a row and continue from there (RFC 4226, section 7.4).}}",
      "clock": "Set the server’s clock with NTP, and compute codes from Unix time, which is always UTC.",
      "settings": "Compare the secret, algorithm, {type, select, totp {digits, and period} other {and digits}} stored on the server with those on this page.",
      "elsewhere": "Check what the server’s log says about this attempt.",
      "slip": "Nothing on the server. Type the code again."
    },
    "tell": {
      "number": "To find out, try a code that doesn’t begin with 0.",
      "reuse": "To find out, try the next code.",
      "window": "{type, select, hotp {To find out, try the code for the server’s current counter.} other {To find out, type a code as soon as it appears.}}",
      "clock": "To find out, compare the server’s clock (date -u) with this computer’s.",
      "settings": "To find out, enter the code that the server expected, if a log or a debugger shows it.",
      "elsewhere": "To find out, check the server’s log, or try a different account.",
      "slip": "To find out, try the next code."
    },
    "facts": {
      "legend": "What you know about the server",
      "unknown": "Unknown",
      "clock": "Server’s clock",
      "clockSeconds": "Seconds fast or slow",
      "noSeconds": "Enter a whole number of seconds.",
      "again": "A code that was already accepted",
      "counter": "Server’s counter before the first code",
      "counterHint": "The counter it expected next. Leave this empty if you don’t know.",
      "noCounter": "Enter a whole number from 0 to 18446744073709551615.",
      "compares": "Server compares codes as",
      "comparesIs": {
        "text": "Text",
        "number": "Numbers"
      },
      "againIs": {
        "once": "Is rejected the second time",
        "again": "Is accepted again"
      },
      "clockIs": {
        "right": "Right",
        "fast": "Fast",
        "slow": "Slow"
      },
      "window": {
        "totp": "Neighboring steps accepted",
        "hotp": "How many counters the server looks ahead"
      },
      "steps": {
        "totp": "{count, plural, =0 {None} one {# before, # after} other {# before, # after}}",
        "hotp": "{count, plural, =0 {None} one {#} other {#}}"
      }
    },
    "expected": {
      "label": "Code that the server expected",
      "hint": "If a log or a debugger shows this code, enter it here to see how the server computed it.",
      "right": "The server expected the correct code, so it computes codes correctly. The cause lies elsewhere.",
      "unknown": "None of the common errors would produce this code. The server may have a different secret or a rarer bug.",
      "fix": {
        "qr": "Fix this on the server, or make the account’s QR code match what the server does.",
        "server": "Fix this on the server."
      },
      "did": {
        "clock": "{direction, select, since {The server counts time from 2001 instead of 1970} zone {The server treats local time as UTC} rounded {The server rounds the time to the nearest step instead of rounding down} milliseconds {The server counts time in milliseconds instead of seconds} fast {The server’s clock is {from} to {to} seconds fast} other {The server’s clock is {from} to {to} seconds slow}}.",
        "counter": "The server uses a different counter, or encodes it differently.",
        "algorithm": "The server uses {value}.",
        "digits": "The server expects {value} digits.",
        "period": "{value, select, 1 {The server uses Unix time as the time step, without dividing it by the period} other {The server changes its code every {value} seconds}}.",
        "type": "The server treats the account as {id, select, totp {time-based (TOTP)} other {counter-based (HOTP)}}.",
        "key": "The server derives a different key from the secret: {id, select, ascii {it uses the text instead of decoding Base32} hex {it reads the text as hexadecimal} hextext {it uses the key’s hexadecimal text as the key} empty {its key is empty} base64 {it decodes the text as Base64} other {it decodes or changes the secret in another way}}.",
        "hash": "The server doesn’t compute HMAC as RFC 2104 specifies.",
        "truncation": "The server doesn’t truncate the hash as RFC 4226, section 5.3, specifies.",
        "code": "The server changes the code: {id, select, zeroslost {leading zeros are lost} other {part of it is cut off}}.",
        "alphabet": "The server expects a code in Steam’s alphabet.",
        "typing": "The code may be mistyped: perhaps it’s {code}.",
        "secret": "The server’s secret may differ by a character: perhaps it’s {value}."
      }
    },
    "outcome": {
      "accepted": "accepts",
      "refused": "rejects"
    },
    "column": {
      "code": "Code",
      "totp": "Step",
      "hotp": "Counter",
      "outcome": "Your server",
      "recommended": "A typical server",
      "drop": "Remove"
    },
    "sample": "The codes were compared with the public sample secret.",
    "blocked": {
      "secret": "Correct the secret first. Until it’s Base32, there’s nothing to compare the codes with.",
      "secretFix": "Go to the secret",
      "code": "{digits, plural, other {The code is incomplete: codes for this account have # digits.}}",
      "codeFix": "Go to the code"
    },
    "slip": "{meant, select, none {{code} isn’t a code for this account, so it doesn’t count. Perhaps it was mistyped.} other {{code} isn’t a code for this account, so it doesn’t count. Perhaps it’s {meant}.}}",
    "clockFirst": "First, compare the server’s clock (date -u) with this computer’s. It’s quick, and a wrong clock would also explain every rejected code.",
    "likely": "Most likely:"
  },
  "labCheckApps": {
    "noCode": "The secret isn’t Base32, so no code can be computed.",
    "usual": "Nearly every app supports SHA1, 6 digits, and 30 seconds, so yours should show this code.",
    "intro": "These are the codes that apps would show for these settings, according to our notes. Apps change, so test the version you have.",
    "app": "App",
    "shows": "Result",
    "source": "Source",
    "same": "the correct code",
    "other": "a different code",
    "refuses": "Refuses the account",
    "wrong": "A wrong code, but we don’t know which",
    "unsupported": "Doesn’t support this; we don’t know what it shows",
    "partly": "A wrong code for some settings, but we don’t know which",
    "disputed": "Sources disagree",
    "moreSources": "{count, plural, one {# more source} other {# more sources}}",
    "or": "or",
    "yours": "the code you typed",
    "unknown": "Our notes don’t cover all of these settings for {count, plural, one {one more app} other {# more apps}}: {apps}.",
    "notes": "All app notes",
    "known": "Apps reported to do this:",
    "supporting": "Apps reported to support these settings:",
    "ownApp": "{product} supports them, too, according to its <app>specifications</app>.",
    "supportingNotes": "See which apps support these settings",
    "rightNow": "The correct code now:",
    "rightThen": "The correct code when you typed yours:",
    "late": "{apps} may still show the previous code.",
    "steam-by-issuer": "In Steam’s alphabet, because the issuer is Steam",
    "steam-reversed": "In Steam’s alphabet, because the issuer is Steam, but in reverse order",
    "orRefuses": "or refuses the account"
  },
  "labServerRun": {
    "title": "Test your server",
    "intro": "Enter up to {count} codes on your server and say whether it accepts each one. You’ll get a report on which rules your server follows and which it breaks.",
    "need": "Use a new test account, and start setting up one-time passwords for it on the server. The server shows a secret: enter it <field>at the top of this page</field>. When the server asks for the first code, come back here.",
    "duration": "It takes 5 to 15 minutes, depending on the period. Some codes are meant to be rejected, so the server may lock the account.",
    "hotp": "This test works only with time-based accounts. If yours is time-based, set the type to TOTP.",
    "sample": "This is the public sample secret. The test works only if your server has this secret, too.",
    "start": "Start the test",
    "attempt": "Code {place} of at most {count}",
    "phase": {
      "setup": "At setup: enter this code where the server asks for the first code.",
      "login": "At sign-in: sign out if necessary, sign in, and enter this code."
    },
    "why": "{purpose, select, reused {The server accepted this code before.} fresh {{direction, select, same {This is the current code.} before {This code is {count, plural, one {one time step} other {# time steps}} ({seconds, plural, one {# second} other {# seconds}}) old.} other {This code is {count, plural, one {one time step} other {# time steps}} ({seconds, plural, one {# second} other {# seconds}}) early.}}} other {Only a server that computes codes incorrectly would accept this one.}}",
    "form": {
      "spaced": "Type the space, too.",
      "stripped": "Type it without leading zeros. A server that compares text rejects it.",
      "padded": "Type the extra 0 in front, too. A server that compares text rejects it."
    },
    "left": "{seconds, plural, one {Enter it within # second.} other {Enter it within # seconds.}}",
    "late": "If you haven’t entered this code yet, get a new one.",
    "renew": "New code",
    "wait": "{seconds, plural, one {Next code in # second.} other {Next code in # seconds.}}",
    "accepted": "The server accepted it",
    "rejected": "The server rejected it",
    "undo": "Undo the last answer",
    "end": "End and show the report",
    "resume": "Back to the test",
    "again": "New test",
    "againSure": "Start over? You’ll lose your answers.",
    "report": "Report for your server",
    "working": "Comparing your answers with known server problems…",
    "failed": "The report couldn’t be made because part of the page didn’t load. Check your connection, and try again. Reloading the page would erase your answers.",
    "retry": "Try again",
    "summary": "{faults, plural, =0 {{open, plural, =0 {No problems found.} other {No problems found so far.}}} one {One problem found.} other {# problems found.}} {open, plural, =0 {} one {One check is unclear.} other {# checks are unclear.}}",
    "source": "{document}, section {section}",
    "column": {
      "check": "Checked",
      "verdict": "Verdict",
      "finding": "What the server did"
    },
    "verdict": {
      "pass": "Correct",
      "fail": "Wrong",
      "unclear": "Unclear",
      "not-seen": "No result"
    },
    "check": {
      "window-behind": "Window for old codes",
      "window-ahead": "Window for early codes",
      "clock": "Clock",
      "reuse": "Each code only once",
      "setup-equals-login": "Same rules at setup and sign-in",
      "leading-zeros": "Leading zeros",
      "attempts-limit": "Limit on attempts",
      "algorithm": "Algorithm and digits",
      "period": "Period",
      "key-length": "Key length"
    },
    "not-tried": "The test didn’t get this far, or no suitable code came up.",
    "noZero": "No code that begins with 0 came up during the test. To check leading zeros, test again.",
    "finding": {
      "window-behind": {
        "right": "It accepts codes that are one step old, and no older ones.",
        "narrow": "It rejects a code as soon as its step is over. Accept codes that are up to one step old, because entering a code takes time.",
        "wide": "It accepts codes that are two or more steps old. Accept only codes that are up to one step old."
      },
      "window-ahead": {
        "right": "It accepts codes that are one step early, but none that are more than one step early.",
        "none": "It accepts no early codes. That’s allowed, but people can’t always sign in if their device’s clock is a little fast.",
        "wide": "It accepts codes that are two or more steps early. Accept only codes that are up to one step early."
      },
      "clock": {
        "right": "The clock is accurate to within half a period.",
        "fast": "The clock is probably {width, plural, =0 {about {to}} other {{from} to {to}}} seconds fast, so the server may reject current codes. Compare it (date -u) with this computer’s clock, and set it with NTP.",
        "fast-or-rounded": "Either the clock is fast, or the server rounds the time up or to the nearest step. First, compare the server’s clock (date -u) with this computer’s. If the server’s clock is right, always round the time down.",
        "slow": "The clock is probably {width, plural, =0 {about {to}} other {{from} to {to}}} seconds slow, so the server may reject current codes. Compare it (date -u) with this computer’s clock, and set it with NTP.",
        "stopped": "The clock has stopped. Set it with NTP, and have the server read it at each sign-in attempt.",
        "minutes": "The server reads the time only to the minute. Use the time in seconds.",
        "nodes": "The clock is wrong on one of the server’s nodes. Set the clocks of all nodes with NTP.",
        "several": "The clock is wrong. Set it with NTP, and have the server read it at each sign-in attempt."
      },
      "reuse": {
        "right": "It rejects codes that it accepted before.",
        "again": "It accepts the same code twice. Remember the newest accepted step, and reject it and all older ones.",
        "newest-only": "It remembers only the newest code, and accepts an older one twice. Remember the newest accepted step, and reject it and all older ones.",
        "older-only": "It rejects older codes, but accepts the newest one twice. Remember the newest accepted step, and reject it and all older ones.",
        "typed-text": "It remembers the typed text, so it accepts a code again if it’s typed with a space. Remember the newest accepted step, and reject it and all older ones.",
        "forgets": "It forgets an accepted code while that code is still in the window, so it accepts the code again. Remember the newest accepted step, and reject it and all older ones.",
        "login-only": "It accepts the code from setup again at sign-in. Remember the newest accepted step, and reject it and all older ones.",
        "several": "It breaks the rule that each code counts only once. Remember the newest accepted step, and reject it and all older ones."
      },
      "setup-equals-login": {
        "right": "The codes that were tried got the same answer at setup and at sign-in.",
        "stricter": "Setup is stricter: it rejects codes that sign-in accepts. Use the same window for both.",
        "wider": "Setup accepts codes that sign-in rejects. Use the same window for both.",
        "unmarked": "A code counts as used only if it’s entered at sign-in. Count the code from setup, too."
      },
      "leading-zeros": {
        "right": "It accepts a code that begins with 0, and rejects it without the 0.",
        "numbers": "It compares numbers, so it accepts a code without its leading 0. Keep codes as text.",
        "typed-lost": "It rejects codes that begin with 0, which is one code in ten. Keep codes as text.",
        "expected-lost": "It expects codes without their leading 0, so it rejects one code in ten. Keep codes as text.",
        "several": "It doesn’t keep leading zeros. Keep codes as text."
      },
      "attempts-limit": {
        "right": "It limits attempts: after failed attempts, it rejected even a correct code.",
        "unseen": "{value, plural, =0 {The test ended before it could show a limit.} one {After one failure, it still accepted the next code. A limit may come later: NIST allows up to 100 failed attempts in a row.} other {After # failures in a row, it still accepted a code. A limit may come later: NIST allows up to 100 failed attempts in a row.}}"
      },
      "algorithm": {
        "right": "It uses the algorithm and the number of digits in the settings.",
        "sha1": "It uses SHA1 instead of the algorithm in the settings. Use the algorithm that the QR code states.",
        "defaults": "It uses SHA1, 6 digits, and 30 seconds, whatever the QR code states. Store the settings of each account, and use them."
      },
      "period": {
        "right": "It changes codes every {value} seconds, as it should.",
        "other": "It changes codes every {value} seconds, which isn’t the period in the settings. Use the period that the QR code states.",
        "long": "{value} seconds is too long: NIST SP 800-63B requires a new code at least once every 120 seconds."
      },
      "key-length": {
        "right": "It uses all {value} bits of the key.",
        "cut": "It uses a {value}-byte key because it cuts or repeats the key. Use all the bytes of the decoded secret, each only once.",
        "short": "The key has only {value} bits. Generate at least 128, preferably 160."
      }
    },
    "nextPhase": {
      "setup": "Next comes a code for setup.",
      "login": "Next comes a code for signing in. Sign out first if necessary."
    },
    "waitForZero": "The test is waiting for a code that begins with 0, to check leading zeros.",
    "skipZero": "Skip this check",
    "noneAccepted": "The server accepted none of the codes. Most likely, its secret or settings differ from those on this page, or it has locked the account. Compare the secret and the settings, then start a new test.",
    "open": {
      "window-behind": "Your answers don’t settle this. To find out, enter a code that is one step old, then one that is two steps old.",
      "window-ahead": "Your answers don’t settle this. To find out, enter a code that is one step early, then one that is two steps early.",
      "clock": "Your answers don’t settle this. To find out, compare the server’s clock (date -u) with this computer’s.",
      "reuse": "Your answers don’t settle this. To find out, sign in twice in a row with the same code, right after it appears.",
      "setup-equals-login": "Your answers don’t settle this. To find out, test again with a new account.",
      "leading-zeros": "Your answers don’t settle this. To find out, enter a code that begins with 0.",
      "attempts-limit": "After failed attempts, it rejected a correct code. That may be a limit or something else. To find out, check the server’s log.",
      "algorithm": "Your answers don’t settle this. Compare the algorithm and the digits stored on the server with those on this page.",
      "period": "Your answers don’t settle this. Compare the period stored on the server with the one on this page.",
      "key-length": "Your answers don’t settle this. Compare the secret stored on the server with the one on this page."
    },
    "fixFirst": "Fix what’s wrong, then start a new test.",
    "copy": "Copy report",
    "longWait": "The test waits this long so that the server’s answer can have only one cause."
  },
  "labCamera": {
    "start": "Use the camera",
    "stop": "Stop the camera",
    "aim": "Hold the QR code up to the camera.",
    "error": {
      "refused": "This page isn’t allowed to use the camera. Allow it in the address bar, or choose an image.",
      "absent": "No camera was found on this device. Choose an image instead.",
      "busy": "Another program is using the camera. Close it and try again.",
      "lost": "The camera was turned off or unplugged. Start it again.",
      "unsupported": "This browser doesn’t let pages use a camera. Choose an image instead."
    }
  },
  "labMenus": {
    "title": "Where to find these commands in the app",
    "intro": "Button and menu names are from the English version of the app.",
    "purpose": {
      "scan": "Scan a QR code",
      "type": "Enter a secret by hand",
      "import": "Import accounts from another app",
      "export": "Export accounts",
      "restore": "Restore from the app’s own export or backup"
    },
    "icon": {
      "add": "plus button",
      "scan": "QR code button",
      "edit": "pencil button",
      "menu": "menu button (three lines)",
      "more": "menu button (three dots)",
      "settings": "gear button",
      "entry": "the service’s entry"
    },
    "seen": "{help, select, yes {Checked on {day}} other {As of {day}}}",
    "file": {
      "plain": "without a password",
      "encrypted": "with a password"
    }
  },
  "labMove": {
    "title": "Move your accounts to a new phone or app",
    "appTitle": "Move to or from {app}",
    "back": "All apps",
    "intro": "Open your old app’s export and move the accounts to a new app. Before anything is moved, you’ll see what won’t carry over.",
    "loading": "Loading…",
    "unnamed": "Unnamed account",
    "named": "{issuer} ({account})",
    "appLinks": "How to export and import, app by app",
    "noExport": "<authy>Authy</authy> and <microsoft>Microsoft Authenticator</microsoft> can’t export accounts. Set up the new app on each website instead, and keep the old one until you’ve finished.",
    "safety": {
      "heading": "What happens to your accounts",
      "short": "For real accounts. Nothing leaves this page.",
      "check": "Load the page, go offline, and keep using it: everything still works. The page’s security policy (CSP) forbids connections to other servers, and your browser’s developer tools list every request under “Network.”",
      "wiped": "Nothing is stored. When you open another tool, or leave or close this page, your accounts are erased from the page.",
      "real": "This tool is made for real accounts. The lab’s other tools show secrets on the screen, so use only test secrets there.",
      "how": "How to verify"
    },
    "bring": {
      "heading": "1. Open the export or QR codes",
      "choose": "Choose files",
      "chooseMore": "Add files",
      "drop": "You can also drop them here.",
      "reading": "{count, plural, one {Opening the file…} other {Opening # files…}}",
      "text": "Or paste text",
      "textHint": "OTP URIs (otpauth://…), one per line, or the content of an export.",
      "codes": "{read, number} of {size, number} QR codes read.",
      "codesMissing": "{count, plural, one {QR code {places} is still missing. Scan it, too.} other {QR codes {places} are still missing. Scan them, too.}}",
      "files": "The old app’s export file, or photos or screenshots of its QR codes.",
      "keep": "Keep the old app, and don’t erase the old phone, until the new app shows the same codes.",
      "howToExport": "How to export from <google>Google Authenticator</google> or <others>other apps</others>",
      "found": "{count, plural, one {One account found: go to step 2} other {# accounts found: go to step 2}}",
      "ownScreen": "A phone can’t scan its own screen.",
      "otherDevice": "If the old or the new app is on this phone, open this page on another device with a camera, such as a computer or tablet.",
      "otherWays": "You can also open this page on the new phone, if the new app can import a file. Only a few accounts? Then you can simply set up the new app on each website.",
      "pictures": "Or choose photos or screenshots of the old app’s QR codes.",
      "copyAddress": "Copy this page’s address"
    },
    "unlock": {
      "title": "{isNamed, select, yes {“{name}” ({app}) is locked with a password.} other {This export ({app}) is locked with a password.}}",
      "label": "Password for the file",
      "hint": "The password you set when you exported the accounts from the old app.",
      "empty": "Enter the password for the file.",
      "open": "Open",
      "skip": "Don’t open it",
      "cancel": "Cancel",
      "working": "Trying the password. This can take a minute."
    },
    "password": {
      "show": "Show password",
      "hide": "Hide password",
      "showShort": "Show",
      "hideShort": "Hide"
    },
    "problem": {
      "not-recognized": "{isNamed, select, yes {“{name}” isn’t an export that can be opened here.} other {This text has no account that can be read here.}} Export the accounts again in the old app, or add screenshots of its QR codes.",
      "too-large": "{isNamed, select, yes {“{name}” is larger than 20 MB.} other {The text is larger than 20 MB.}} Export only the accounts, without attachments.",
      "damaged": "{isNamed, select, yes {“{name}”} other {This export}}{hasApp, select, yes { ({app})} other {}} is damaged or cut off. Export the accounts again, or copy the whole file again.",
      "wrong-password": "This password doesn’t open the file. Check Caps Lock and the keyboard’s input language, and try again.",
      "too-much-memory": "This device doesn’t have enough memory to unlock the file. Open this page on a computer, or export again without a password.",
      "unsupported": "{isNamed, select, yes {“{name}”} other {This export}}{hasApp, select, yes { ({app})} other {}} uses a format version or encryption method that this page can’t open. Export again without a password, if the app lets you.",
      "no-accounts": "{isNamed, select, yes {There are no OTP accounts in “{name}”} other {There are no OTP accounts in this export}}{hasApp, select, yes { ({app})} other {}}. Export again in the old app, and include your OTP accounts.",
      "no-code": "No QR code was found in “{name}”. Try a sharper, larger, or straighter image.",
      "no-account-code": "{isNamed, select, yes {The QR code in “{name}”} other {This QR code}} has no OTP account. Scan the QR codes that the old app shows when you export.",
      "picture-too-large": "“{name}” is too large to read. Crop it to the QR code.",
      "empty": "“{name}” is empty. Export the accounts again.",
      "unreadable": "“{name}” can’t be read. Copy it to this device and choose it again.",
      "failed": "{isNamed, select, yes {“{name}” couldn’t be opened} other {The accounts couldn’t be opened}} because part of this page didn’t load. Reload the page and try again.",
      "insecure-context": "The browser can’t decrypt files here, because this page was opened without HTTPS. Open it at an address that begins with https:// and try again. The file isn’t damaged."
    },
    "leaveSure": "Leave this tool? The accounts opened here will be gone.",
    "sameApp": {
      "question": "New phone, same app?",
      "answer": "<p>Then you don’t need this tool.</p> <p>{product}: restore your backup on the new phone, or export each account on the old phone as a QR code and scan it with the app on the new phone.</p> <p><google>Google Authenticator</google>: export your accounts on the old phone, and scan the QR codes with the app on the new phone.</p>"
    },
    "next": {
      "accounts": "Choose the accounts to move.",
      "target": "Choose the new app, and see what won’t carry over.",
      "save": "Save the file, or show the QR codes.",
      "compare": "Import the file or scan the QR codes with the new app, then compare the codes."
    }
  },
  "labMoveAccounts": {
    "heading": "2. Accounts found: {count, number}",
    "compare": "Does the old app have the same number of accounts? If any are missing here, export them from the old app and open them here, too.",
    "targetHeading": "3. Choose the new app",
    "loading": "Loading…",
    "from": {
      "file": "{hasApp, select, yes {From a file exported by {app}} other {From a file}}: {count, plural, one {# account} other {# accounts}}",
      "text": "From the text{hasApp, select, yes { ({app})} other {}}: {count, plural, one {# account} other {# accounts}}",
      "qrCodes": "From QR codes{hasApp, select, yes { ({app})} other {}}: {count, plural, one {# account} other {# accounts}}"
    },
    "remove": "Remove",
    "clear": "Start over",
    "unread": "{count, plural, one {One entry can’t be read and won’t move. Set up the new app on that account’s website. What’s wrong:} other {# entries can’t be read and won’t move. Set up the new app on each account’s website. What’s wrong:}}",
    "unreadEntry": "{isNamed, select, yes {{name}: } other {}}{reason, select, secret {the secret is missing or isn’t Base32} type {unknown type of code} algorithm {unknown algorithm} digits {impossible number of digits} period {impossible period} counter {impossible counter} limit {more accounts than can be read at once} other {the entry is damaged}}",
    "duplicates": {
      "found": "{count, plural, one {One account shows the same codes as another.} other {# accounts show the same codes as others.}}",
      "merged": "{count, plural, one {One duplicate was merged.} other {# duplicates were merged.}}",
      "merge": "Merge duplicates",
      "undo": "Undo merge"
    },
    "all": "All",
    "chosen": "{chosen, number} of {count, number} chosen",
    "noIssuer": "No issuer",
    "noAccount": "no account name",
    "rename": "Rename",
    "renameName": "Rename {name}",
    "done": "Done",
    "more": "Show {count, plural, one {# more account} other {# more accounts}}",
    "mark": {
      "merged": "{count, plural, other {# merged}}",
      "hotp": "Counter-based, at {counter}",
      "digits": "{digits, plural, other {# digits}}",
      "period": "{period, plural, one {# second} other {# seconds}}",
      "note": "Note",
      "icon": "Icon",
      "favorite": "Favorite",
      "groups": "{count, plural, one {Group: {groups}} other {Groups: {groups}}}"
    },
    "clearSure": "Start over? The accounts opened here will be gone. Your files stay as they are."
  },
  "labMoveTarget": {
    "label": "New app",
    "hint": "If you choose an entry marked “locked with a password,” you’ll set a new password for the file. If your app isn’t listed, it may be able to import a list of OTP URIs or an Aegis file.",
    "choose": "Choose an app",
    "apps": "Apps",
    "formats": "Other formats",
    "encrypted": "{app}, locked with a password",
    "vendor": "{app} for Mac and Windows (PEM)",
    "uris": "List of OTP URIs",
    "noneChosen": "No account is chosen. Choose at least one above.",
    "all": "{count, plural, one {The account can move to {app} unchanged.} =2 {Both accounts can move to {app} unchanged.} other {All # accounts can move to {app} unchanged.}}",
    "unchanged": "{unchanged, number} of {count, number} accounts can move unchanged.",
    "changed": "{count, plural, one {One changes or loses a detail, but shows the same codes.} other {# change or lose a detail, but show the same codes.}}",
    "leftOut": "{count, plural, one {One can’t move to {app}. Keep it in the old app, or set up another app on the account’s website.} other {# can’t move to {app}. Keep them in the old app, or set up another app on each account’s website.}}",
    "assumedPeriod": "Google Authenticator’s QR codes don’t include the period, so 30 seconds is assumed.",
    "failed": "This page can’t show what would be lost, because part of it didn’t load. Reload the page and start over.",
    "losses": {
      "caption": "What changes in {app}",
      "account": "Account",
      "field": "In the old app",
      "result": "In the new app",
      "left-out": "Won’t move",
      "changed": "Becomes {to}",
      "dropped": "Is lost",
      "more": "Show {count, plural, one {# more line} other {# more lines}}",
      "value": "{field}: {value}"
    },
    "field": {
      "type": "Type",
      "algorithm": "Algorithm",
      "digits": "Digits",
      "period": "Period",
      "counter": "Counter",
      "secret": "Secret",
      "secretRepeated": "Same secret as another account",
      "issuer": "Issuer",
      "account": "Account",
      "pin": "PIN",
      "note": "Note",
      "groups": "Groups",
      "favorite": "Favorite",
      "icon": "Icon"
    },
    "value": {
      "period": "{seconds, plural, one {# second} other {# seconds}}",
      "empty": "(empty)"
    },
    "vendorPhone": "{app} for Android and iPhone (QR codes)",
    "unusual": "Some settings aren’t the usual ones (TOTP, SHA1, 6 digits, 30 seconds). Before you continue, see <notes>how {app} handles them</notes>."
  },
  "labMoveSave": {
    "heading": "4. Save the file",
    "headingCodes": "4. Show the QR codes",
    "loading": "Loading…",
    "password": "New password for the file",
    "passwordHint": "{app} asks for it during the import. Nobody can open the file without it.",
    "noPassword": "Enter a password for the file.",
    "open": "This file isn’t locked: anyone who opens it can generate your codes. Delete it after the import.",
    "openCodes": "The QR codes contain your secrets. Show them only where nobody else can see or photograph them.",
    "lock": "Lock it with a password instead",
    "empty": "None of the chosen accounts can move to this app. Choose another app above.",
    "incomplete": "This page opened the new file to check it. Some accounts were missing, so the file wasn’t saved. Choose another app, and <mail>please report this</mail>.",
    "failed": "The file wasn’t written because part of this page didn’t load. Reload the page and start over.",
    "working": "Locking the file, then opening it again to check it. This can take a minute.",
    "cancel": "Cancel",
    "save": "Save the file",
    "saveName": "Save {name}",
    "showCodes": "{count, plural, one {Show the QR code} other {Show # QR codes}}",
    "codes": {
      "place": "QR code {place, number} of {count, number}",
      "title": "QR code {place, number} of {count, number}, to scan with the new app",
      "tooLong": "This account has too much text for a QR code. Shorten its name above.",
      "previous": "Previous",
      "next": "Next",
      "print": "Print all"
    },
    "after": {
      "heading": "5. Import it, then compare",
      "saved": "{name} is saved on this device, usually in Downloads.",
      "import": "{hasApp, select, yes {Import the file into {app}. Here’s where:} other {Import the file into the new app.}}",
      "scan": "{hasApp, select, yes {Scan the QR codes with {app}, one after the other:} other {Scan each QR code with {app} on the phone. Each one adds an account.}}",
      "compare": "Both apps should show these codes. The move is done once the new app shows them. Until then, keep the old app: it may be your only way in.",
      "counter": "Getting a code from a counter-based account raises its counter. Once the new app works, don’t get any more codes from the old one.",
      "left": "{count, plural, one {One account wasn’t moved. Set up the new app on that account’s website, and keep the old app until you have.} other {# accounts weren’t moved. Set up the new app on each account’s website, and keep the old app until you have.}}",
      "deleteFile": "When everything matches, delete the old app’s export (or the images of its QR codes) and the new file from every device, and empty the trash.",
      "deleteCodes": "When everything matches, delete any screenshots, photos, and printouts of the QR codes.",
      "carry": "Is the new app on another device? Move the file there by cable, AirDrop, or Quick Share, or as an attachment in your password manager. Delete it there after the import.",
      "carryOpen": "Don’t send it by email or chat: the file isn’t locked, and a copy would stay there."
    },
    "check": {
      "caption": "Codes that each account should show in the old app and in the new app",
      "account": "Account",
      "old": "Old app should show",
      "written": "New app should show",
      "left": "Time left",
      "seconds": "{seconds, number} s",
      "same": "same",
      "other": "different",
      "pin": "Needs a PIN that isn’t in the file",
      "more": "Show {count, plural, one {# more account} other {# more accounts}}"
    },
    "insecure": "The browser can’t encrypt files here, because this page was opened without HTTPS. Open it at an address that begins with https:// and start over. Nothing was saved.",
    "asciiPassword": "2FAS on iPhone can’t open a file with this password. For an iPhone, use only unaccented letters (a–z and A–Z), digits, and punctuation.",
    "newPhone": "Scan the QR codes with the new app. Is it on the phone that shows this page? A phone can’t scan its own screen: choose an app that imports a file, or open this page on another device and start again there."
  },
  "labMoveApp": {
    "lead": "How to export and import accounts in {app}, what its export contains, and a tool that moves your accounts.",
    "menus": "In the app",
    "carries": "What its file contains",
    "types": "Types",
    "algorithms": "Algorithms",
    "digits": "Digits",
    "periods": "Periods in seconds",
    "any": "any",
    "details": "Also in the file",
    "missing": "Not included",
    "lock": "Password protection",
    "detail": {
      "note": "notes",
      "groups": "groups",
      "favorite": "favorites",
      "icon": "icons",
      "pin": "PINs",
      "oneGroup": "one group"
    },
    "source": "Based on {release}, checked on {day}",
    "sourceLink": "source",
    "notes": "How {app} handles unusual settings",
    "tool": "Move your accounts",
    "encryption": {
      "always": "always",
      "optional": "optional",
      "never": "none"
    },
    "carriesCodes": "What its QR codes contain",
    "codes": "{app} shows QR codes instead of saving a file. Export on the old phone, and scan the QR codes with {app} on the new phone.",
    "toAnother": "To another app",
    "codeSteps": {
      "open": "Open this page on your own computer or tablet (it needs a camera), and press “Use the camera.”",
      "scan": "On the phone with {app}, export your accounts, and hold each QR code in front of the computer’s or tablet’s camera.",
      "keep": "If {app} asks whether to remove the exported accounts, keep them until the new app shows the same codes.",
      "import": "On this page, choose the new app, and show the QR codes or save the file. Then scan the QR codes or import the file with the new app."
    },
    "install": "Moving to {product}? <app>Get it</app> on your phone first. One phone is enough: hold the old app’s QR codes in front of the computer’s camera, then scan the new ones from the computer’s screen."
  },
  "labFront": {
    "heading": "What brings you here?",
    "rejected": "My code was rejected",
    "content": "What’s in this QR code?",
    "support": "Does my app support SHA256, 8 digits, or 60-second periods?",
    "program": "Is my program correct?",
    "serverQuestion": "Does my server verify codes correctly?",
    "phone": "Move my accounts to a new phone or app",
    "server": "Test my server"
  }
}
