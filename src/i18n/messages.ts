// Written from locales/en-US.json by scripts/words.ts.
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
    "failure": {
      "title": "This page did not load",
      "text": "Part of it did not arrive. Your connection may be down, or a new version of the site may just have been published. Nothing was sent or lost.",
      "again": "Load it again"
    }
  },
  "footer": {
    "copyright": "© <link>{company}</link>",
    "privacy": "Privacy policy",
    "eula": "EULA",
    "contact": "Contact us"
  },
  "descriptions": {
    "main": "Free one-time-password authenticator for iPhone, Apple Watch, Mac, Android and Windows, and OTP login for desktops. Codes are made on your device; secrets are not transferred.",
    "server": "The OTP authentication server is being prepared as open source. Try the online demo or a free evaluation server with every function.",
    "apps": "OTP authenticator apps for iOS, watchOS, macOS, Android and Windows: free, with QR scanning, export, and protection by passcode or biometrics.",
    "login": "Sign in to Windows and Mac with a one-time password: installers, requirements and what each login component does.",
    "otpqr": "Make an OTP QR code and see its codes, find out which setting an authenticator app ignored, read a QR code or test an app. Nothing leaves the page.",
    "privacy": "What the authenticator apps and this site do with data, last updated January 2023.",
    "eula": "The end-user licence agreement of the authenticator apps, last updated November 2022.",
    "helpAuthPlugin": "Help for the Mac login app: enrollment, login, online help, emergency login and updates.",
    "helpAuthLogin": "Help for the OTP login component.",
    "updateAuthLogin": "Is your OTP login component up to date?",
    "notFound": "This address leads nowhere; here is the way on."
  },
  "toolDescriptions": {
    "check": "An app shows another code than your server expects? Type the code: the page says which setting the app ignored, from the code alone. Nothing leaves the page.",
    "read": "Read an OTP QR code, an otpauth address or an export of an authenticator app: every field, what is wrong with it and which rule says so.",
    "test": "Test an authenticator app with a few QR codes and get a report card: what it does right, what it refuses, where it misleads.",
    "vectors": "The test vectors of RFC 4226 and RFC 6238 for HOTP and TOTP, computed live in your browser beside the published codes.",
    "notes": "What real authenticator apps do with SHA256, 8 digits, 60-second periods and more: dated notes with their sources."
  },
  "incomplete": {
    "title": "Part of this page did not arrive",
    "text": "Your connection may be down, or a new version of the site may just have been published. What you see still works.",
    "again": "Load it again"
  },
  "landing": {
    "title": "{product}",
    "headline": "Sign in with a code that is used only once",
    "lead": "Free authenticator apps for iPhone, Apple Watch, Mac, Android and Windows make the codes. OTP login for Windows and Mac asks for them.",
    "authApp": "Get the app",
    "onlineDemo": "Online demo",
    "selfEval": "Self evaluation",
    "pause": "Pause what moves",
    "play": "Let it move again",
    "banners": {
      "logon": "Windows logon using OTP.",
      "inconvenient": "ID and password are inconvenient.",
      "pin": "A PIN is convenient, but a security risk: the same number is used again and again.",
      "fromNow": "From now on, Windows logon using OTP.",
      "privacy": "There is no need to share your privacy.",
      "memos": "You can take down the Post-it with your ID, password or PIN.",
      "tryIt": "Please try it now.",
      "free": "It is free of cost.",
      "thanks": "Thank you."
    }
  },
  "server": {
    "title": "OTP server",
    "heading": "An authentication server, being prepared as open source",
    "lead": "Every code has two halves: the app shows it, the server checks it. Try the server’s half before it is published.",
    "demo": "Self Demo",
    "evaluation": "Self Evaluation",
    "about": "About self evaluation",
    "dialog": {
      "title": "Self Evaluation",
      "text": "The evaluation is a server of your own in the cloud, made for trying it out with your own apps and computers.",
      "free": "It is free.",
      "functions": "It has all functions.",
      "login": "Login",
      "cancel": "Cancel",
      "open": "Open the evaluation site"
    }
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
    "lead": "Free apps that make your one-time codes on the phone, the watch and the computer. Choose a device to see what its app does.",
    "storeCode": {
      "title": "QR code of the {store} page",
      "text": "On a computer? Point your phone’s camera here: it opens the app’s page ({store})."
    },
    "noApp": {
      "text": "There is no app for Linux. An Android phone or an iPhone makes the codes: point its camera at one of these.",
      "login": "OTP login for Linux is under construction"
    },
    "pictures": {
      "ios-codes": "iPhone: the list of accounts with their codes and the time that each has left",
      "ios-scan": "iPhone: scanning the QR code of a new account with the camera",
      "ios-unlock": "iPhone: Face ID and a passcode open the app",
      "ios-hidden": "iPhone: codes hidden until touched, with auto-hide after a few seconds",
      "ios-export": "iPhone: an account exported as a QR code",
      "ios-widget-home-screen": "iPhone home screen: a small and a medium widget with codes and seconds left",
      "ios-widget-large": "iPhone home screen: the large widget with four codes",
      "watchos-ring": "Apple Watch: a code inside a ring that shows the seconds left",
      "watchos-list": "Apple Watch: the list of accounts with icons, names and codes",
      "macos-codes": "Mac: the window with accounts and their codes",
      "macos-scan": "Mac: scanning a QR code that is on the screen",
      "macos-touch-id": "Mac: Touch ID opens the app",
      "macos-status-bar": "Mac: codes under the app’s icon in the status bar",
      "macos-export": "Mac: an account exported as a QR code",
      "macos-backup": "Mac: backing up to an encrypted PEM file",
      "macos-keychain": "Mac: credentials in the Keychain, and iCloud Keychain as an option",
      "android-codes": "Android: the list of accounts with their codes",
      "android-scan": "Android: scanning the QR code of a new account",
      "android-backup": "Android: the backup to a cloud service",
      "android-lock": "Android: a fingerprint or a passcode opens the app",
      "android-export-qr": "Android: an account exported as a QR code",
      "windows-secure-storage": "Windows: the app’s window with codes, and credentials encrypted in the system’s secure storage",
      "windows-windows-account": "Windows: the Windows account opens the app",
      "windows-export": "Windows: an account exported as a QR code or as OTP URI text",
      "windows-pem-backup": "Windows: backing up to an encrypted PEM file",
      "windows-custom-icon": "Windows: choosing an image as an account’s icon",
      "windows-autostart": "Windows: the setting that starts the app with the computer",
      "windows-taskbar": "Windows: codes above the app’s icon in the taskbar"
    }
  },
  "login": {
    "title": "OTP login",
    "tabs": "Login components",
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
    "lead": "Your computer asks for a one-time code when you sign in, and the authenticator app on your phone shows it. Free, for Windows and Mac.",
    "for": "For anyone who wants more than a password or a PIN on their computer, and for administrators who look after several.",
    "business": "The licence is for personal use. For a business, write to us:",
    "elsewhere": "The installers are for computers. Open this page on the computer that is to ask for a code, and its installer stands first.",
    "storeApp": "{store}: {product} for Windows",
    "pictures": {
      "login-windows-sign-in": "Windows log-on screen: the account and a field for the one-time code",
      "login-windows-enroll": "Windows: enrolling an account for log-on with a one-time code",
      "login-windows-phone-code": "Windows log-on screen, and the phone that shows the code for it",
      "login-windows-update": "Windows: updating the credential provider",
      "login-mac-enroll": "Mac login window: the field for the OTP code, with Enroll and Cancel",
      "login-mac-login": "Mac login window: the field for the OTP code, with the Login button",
      "login-mac-emergency": "Mac login window: emergency login with the administrator’s ID and password, and the number of emergency logins",
      "login-mac-updates": "Mac login window: checking for updates, with the version of the app and of the authentication core"
    }
  },
  "texts": {
    "privacy": "Privacy policy",
    "eula": "End-user licence agreement",
    "helpAuthPlugin": "Help for OTP Auth Login, the Mac login app",
    "helpAuthLogin": "Help for OTP login",
    "version": "Version {version}",
    "availableIn": "This text is available in {languages}."
  },
  "update": {
    "title": "Update of OTP login",
    "login-windows": "OTP Credential Provider for Windows",
    "login-mac": "OTP Auth Login for Mac",
    "current": "The newest version is {current}.",
    "up-to-date": "Version {version} is up to date.",
    "newer-available": "Version {current} is available; you have {version}.",
    "unusable": "The login app gave no version that can be read. The newest is {current}.",
    "whatIsNew": "New in version {current}",
    "released": "{product}, released {date}",
    "get": "Get version {current}",
    "newer-than-released": "Version {version} is newer than the newest that is released, {current}."
  },
  "notFound": {
    "title": "Nothing at this address",
    "text": "The link may be old, or a letter may be missing. These pages are here:",
    "home": "Start page",
    "apps": "Authenticator apps",
    "login": "OTP login for desktops",
    "lab": "OTP lab"
  },
  "otpqr": {
    "title": "OTP QR generator and lab",
    "lead": "Make an OTP QR code, see the codes it gives, and find out why an app shows another one.",
    "tools": {
      "label": "Tools of the lab",
      "make": "Make a QR",
      "check": "Check a code",
      "read": "Read a QR",
      "test": "Test an app",
      "vectors": "Vectors",
      "notes": "App notes"
    },
    "script": "The lab computes in your browser and needs JavaScript for it. Nothing is sent anywhere.",
    "settings": {
      "heading": "Settings",
      "issuer": "Issuer",
      "account": "Account",
      "secret": "Secret",
      "secretHint": "Base32: A–Z and 2–7. Spaces, dashes and lower case are fine.",
      "sample": "Empty: a sample secret that everyone knows.",
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
      "seconds": "{seconds} seconds",
      "readIn": "{value} (read in)",
      "moment": "Moment",
      "running": "Now, running",
      "fixed": "A set moment",
      "momentValue": "Set moment",
      "momentHint": "Unix seconds, or a date and time such as 2026-03-01T09:30:00Z, with fractions of a second too. Without a zone it is UTC.",
      "fewDigits": "RFC 4226 asks for at least 6 digits.",
      "manyDigits": "A code has 31 bits: a 10-digit code always begins with 0, 1 or 2, and 9 digits are the useful most.",
      "shortSecret": "RFC 4226 asks for at least 128 bits and recommends 160; this secret has {bits}.",
      "spareBits": "The last character has bits that belong to no byte. It stays as it is; without them the secret is {canonical}. Most apps ignore the bits; some refuse the secret.",
      "noIssuer": "No issuer, as read in",
      "noAccount": "No account, as read in",
      "colons": "The format forbids a colon here. Some apps take what stands before it for the issuer, some refuse it."
    },
    "error": {
      "character": "Character {place}, “{character}”, is not Base32: A–Z and 2–7 only.",
      "suggestion": "Did you mean {suggestions}?",
      "length": "{length, plural, one {One character} other {# characters}} cannot be Base32: after full groups of eight, 2, 4, 5 or 7 may remain.",
      "padding": "“=” may stand at the end only, and only as many as fill the last eight characters.",
      "empty": "There is no character of a secret here.",
      "moment": "This is neither Unix seconds nor a date and time that exists.",
      "tooLong": "This is too long for a QR code. Shorten the issuer or the account."
    },
    "result": {
      "heading": "Code",
      "now": "Code now",
      "at": "Code at the set moment",
      "forCounter": "Code for counter {counter}",
      "previous": "Before",
      "next": "After",
      "left": "{seconds, plural, one {# second left} other {# seconds left}}",
      "progress": "Time left",
      "announce": "Read each new code aloud (screen reader)",
      "announced": "New code: {code}",
      "stopped": "No code while the settings cannot be used."
    },
    "copy": {
      "code": "Copy code",
      "uri": "Copy address",
      "secret": "Copy secret",
      "done": "Copied",
      "failed": "Not copied: the browser refused"
    },
    "uri": "OTP address (URI)",
    "qr": {
      "heading": "QR code",
      "title": "QR code of the OTP address for {account}",
      "hidden": "No QR code: the settings cannot be used yet.",
      "svg": "Save SVG",
      "png": "Save PNG",
      "print": "Print a sheet",
      "sheet": "OTP enrolment sheet",
      "sheetHow": "Scan this code with an authenticator app, or type the secret by hand. Keep the sheet as safe as a password and destroy it when it has been used.",
      "show": "QR code",
      "close": "Close"
    },
    "name": "OTP lab"
  },
  "labNotice": {
    "heading": "What this page does with what you type",
    "test": "This page is for testing OTP only. Do not use its secrets for a real account.",
    "private": "It sends no data to any server.",
    "memory": "It saves nothing: reload the page and all fields are reset.",
    "standards": "It follows <hotp>RFC 4226 (HOTP)</hotp> and <totp>RFC 6238 (TOTP)</totp>. The hashes are computed by <code>{library}</code>.",
    "verify": "Load the page, switch the network off, and go on. The policy that the page is served with lets it connect to no other host; your browser shows it under developer tools, Network.",
    "see": "See for yourself"
  },
  "downloads": {
    "system": {
      "certain": "You appear to be on {system}.",
      "assumed": "You are probably on {system}.",
      "unknown": "Your system is not known; everything is here.",
      "address": "Shown for {system}, as this address asks.",
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
      "withArchitecture": "{system}, {architecture}",
      "architectures": {
        "x64": "64-bit (x64)",
        "x86": "32-bit (x86)",
        "arm64": "64-bit (ARM)",
        "apple-silicon": "Apple Silicon",
        "intel": "Intel"
      },
      "change": "Change",
      "options": {
        "detected": "As detected",
        "ios": "iPhone or iPad",
        "macos": "Mac",
        "windows": "Windows",
        "android": "Android",
        "linux": "Linux"
      }
    },
    "installer": {
      "windows-app": "{product} for Windows",
      "login-windows": "OTP Credential Provider for Windows",
      "login-mac": "OTP Auth Login for Mac",
      "x64": "x64 (64 Bits)",
      "x86": "x86 (32 Bits)",
      "universal": "Apple Silicon and Intel",
      "release": "Version {version}, {date}",
      "requires": "{platform, select, windows {Windows} other {macOS}} {version} or higher",
      "sample": "Samples: these files install nothing. They stand here until the real installers do.",
      "publisher": "Before it installs, Windows names the publisher. It should be {company}; if it is anyone else, do not go on.",
      "copy": "Copy SHA-256",
      "copyCommand": "Copy",
      "copied": "Copied",
      "failed": "Not copied: the browser refused",
      "commands": "Check by command",
      "commandsHow": "In the folder that holds the file. PowerShell answers True, the others OK.",
      "shells": {
        "powershell": "Windows PowerShell",
        "macos": "macOS Terminal",
        "linux": "Linux"
      },
      "reasons": {
        "reported": "Offered first: {build}, reported by your browser.",
        "suggested": "Offered first: {build}, suggested by your browser.",
        "only": "Offered first: one installer for every Mac.",
        "emulated": "Offered first: {build}. Windows 11 on ARM emulates it; on Windows 10 on ARM take x86.",
        "not-for-arm": "Your Windows runs on ARM. This is made for x64 and x86 processors only."
      },
      "others": "Installers for other systems and processors"
    }
  },
  "catalog": {
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
    "version": "{system, select, windows {Windows {version} or higher} macos {macOS {version} or higher} ios {iOS {version} or later} other {watchOS {version} or later}}",
    "priceText": "Free of charge"
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
      "sizesText": "Small (one grid), medium (two grids), large (four grids)",
      "types": "Types",
      "algorithms": "Algorithms",
      "digits": "Digits",
      "periods": "Period",
      "periodsText": "{list} seconds",
      "defaults": "Unless said otherwise",
      "defaultsText": "{digits} digits, {algorithm}, {seconds} seconds",
      "credential": "A credential holds",
      "credentialText": "Icon, name, type, algorithm, digits, period"
    }
  },
  "appProse": {
    "descriptions": {
      "ios": "Your one-time codes on iPhone and iPad. Scan an account’s QR code once; from then on Face ID, Touch ID or a passcode opens the app, and the code that a login asks for can be copied.",
      "ios-widget": "Your codes on the home screen of the iPhone. A widget shows the credential’s icon and name, its code and the seconds it has left. Touch it and the app opens.",
      "watchos": "Your codes on the wrist. The watch app has an OTP engine of its own, so it makes codes even when the phone is elsewhere, and it takes its credentials from iCloud Keychain.",
      "macos": "Your codes in the status bar of the Mac. Credentials lie in the Keychain and, if you like, in iCloud Keychain. Take them along as a QR code, as text, or in an encrypted backup.",
      "android": "Your one-time codes on Android. Scan an account’s QR code, protect the app with a passcode or biometrics, and back your credentials up to a cloud backup service.",
      "windows": "Your codes in the taskbar of Windows. Credentials lie encrypted in the system’s secure storage, and your Windows account can guard the app."
    },
    "features": {
      "codes": "Time-based codes (TOTP, RFC 6238) and counter-based codes (HOTP, RFC 4226)",
      "secure-storage": "Keeps OTP credentials securely",
      "keychain": "Keeps credentials in the Keychain",
      "windows-storage": "Keeps credentials encrypted in the system’s secure storage",
      "icloud-keychain": "Stores credentials in iCloud Keychain, if you turn it on",
      "icloud-keychain-option": "Stores them in iCloud Keychain too, if you like",
      "icloud-drive": "Stores credentials in iCloud Drive, if you turn it on",
      "cloud-backup": "Backs credentials up to a cloud backup service",
      "qr-scan": "Adds an account by scanning its QR code",
      "qr-export": "Exports a credential as a QR code",
      "uri-export": "Exports a credential as OTP URI text",
      "pem-backup": "Backs up to an encrypted PEM file and restores from it",
      "passcode": "Opens with a passcode",
      "passcode-or-biometrics": "Opens with a passcode or biometrics",
      "face-touch-id": "Opens with Face ID or Touch ID",
      "account-or-passcode": "Protected by your login account or a passcode",
      "windows-account": "Opens with your Windows account, if you like",
      "auto-hide": "Hides by itself after a while",
      "code-hiding": "Hides the security code until you want it",
      "icon-change": "Changes a credential’s icon",
      "icon-images": "Takes your own images as icons",
      "copy": "Copies a code to the clipboard",
      "status-bar": "Stays at hand in the status bar",
      "taskbar": "Stays at hand in the taskbar",
      "autostart": "Starts with the computer",
      "widgets": "Widgets for the home screen, from iOS 14.0",
      "watch-app": "An app for Apple Watch, from watchOS 7.0",
      "own-engine": "Makes codes without the phone, with an OTP engine of its own",
      "remaining-seconds": "Shows the seconds that a code has left",
      "code-always": "Always shows the code",
      "code-shown": "Shows the code",
      "icon-and-name": "Shows the credential’s icon and name",
      "opens-app": "Opens the app when you touch it",
      "widget-sizes": "Comes in three sizes: small, medium and large"
    },
    "blocks": {
      "ios-icon": {
        "title": "Find it by its picture",
        "text": "Change a credential’s icon, and the right account is found at a glance."
      },
      "ios-copy": {
        "title": "Copied from the list",
        "text": "Hold an account, choose Copy, and its code is in the clipboard, ready to paste where the login asks for it."
      },
      "ios-widgets": {
        "title": "Codes on the home screen",
        "text": "From iOS 14.0 on, widgets show your codes in three sizes without your opening the app."
      },
      "ios-watch": {
        "title": "Codes on the wrist",
        "text": "From watchOS 7.0 on, the watch app makes your codes itself, with or without the phone."
      },
      "ios-icloud": {
        "title": "In iCloud, if you like",
        "text": "Turn on iCloud Keychain and iCloud Drive, and credentials are stored there."
      },
      "macos-otpuri": {
        "title": "One line of text",
        "text": "Export a credential as an OTP URI: one line that holds everything needed to make its codes."
      },
      "macos-restore": {
        "title": "Back from a backup",
        "text": "Back up to an encrypted PEM file, and restore your credentials from it when you need them."
      },
      "macos-icon": {
        "title": "An icon of your choice",
        "text": "Change a credential’s icon, and find the account without reading."
      },
      "macos-hide": {
        "title": "Nothing for other eyes",
        "text": "The security code stays hidden until you want it, and the window hides by itself."
      },
      "macos-autostart": {
        "title": "There when you are",
        "text": "Starts with the Mac and waits in the status bar."
      },
      "macos-copy": {
        "title": "Ready to paste",
        "text": "Copy a code to the clipboard and paste it where the login asks for it."
      },
      "macos-protection": {
        "title": "Locked the way you like",
        "text": "Protect the app with your login account or a passcode, and open it with Touch ID or Face ID."
      }
    },
    "compare": {
      "heading": "Compare the apps",
      "text": "A dash means “not listed”: the app’s list of features does not name it.",
      "capability": "Capability",
      "yes": "Yes",
      "no": "Not listed"
    },
    "capabilities": {
      "codes": "TOTP and HOTP codes",
      "storage": "Secure storage",
      "scan": "Scan a QR code",
      "export-qr": "Export as QR",
      "export-text": "Export as text",
      "backup": "Encrypted backup file",
      "cloud": "iCloud or cloud backup",
      "lock": "Passcode or biometrics",
      "account": "Lock by system account",
      "code-hiding": "Hide the code",
      "auto-hide": "Auto-hide",
      "icon": "Change icons",
      "copy": "Copy the code",
      "presence": "Status bar or taskbar",
      "autostart": "Autostart"
    }
  },
  "loginProse": {
    "descriptions": {
      "windows": "A credential provider for Windows: the log-on screen asks for a one-time code, and the authenticator app on your phone shows it.",
      "mac": "A login app for the Mac: the login window asks for a one-time code. It helps with enrolling, and has a way in for the day when you have no code.",
      "linux": "The Linux PAM provider is under construction. There is nothing to download yet; the components for Windows and Mac are ready."
    },
    "features": {
      "windows-logon": "Windows log-on with a one-time code (OTP)",
      "new-code": "A new code each time, where a PIN is the same number again and again",
      "no-memo": "No more sticky notes with IDs, passwords or PINs",
      "no-sharing": "No need to share anything private",
      "other-apps": "Takes the codes of {product}, Google Authenticator and Microsoft Authenticator",
      "mac-login": "Login with the app’s OTP code: type it, then press Enter or the Login button",
      "enroll": "At the first login after your administrator has registered the Mac in the authentication server: type the OTP code and press Enroll, which registers you and logs you in",
      "enroll-cancel": "Cancel skips the registration and still logs you in",
      "emergency": "An emergency button for when no code is at hand: it checks the ID and password of the Mac OS account’s administrator, and counts and shows the emergency logins",
      "online-help": "An online help button (needs the internet)",
      "check-updates": "A button that checks for updates (needs the internet)",
      "version": "Shows the app’s version, with the authentication core’s version in parentheses"
    },
    "authenticators": {
      "heading": "The app for your codes",
      "text": "Any one of these makes the codes for this login.",
      "google": "Google Authenticator",
      "microsoft": "Microsoft Authenticator",
      "link": "{authenticator} in {store}"
    },
    "construction": {
      "heading": "Under construction"
    }
  },
  "landingMore": {
    "halves": {
      "heading": "Two halves that fit",
      "text": "Scan a QR code once, and your device and the service you sign in to hold the same secret. From it and the time, both work out the same six digits. If they fit, it is you.",
      "figure": "Two halves of a seal with the code {code} between them",
      "device": "Your device",
      "service": "The service"
    },
    "parts": {
      "heading": "Which part is yours?",
      "apps": {
        "heading": "Apps, for everyone who signs in",
        "text": "Your codes on iPhone and iPad, in a home-screen widget, on Apple Watch, Mac, Android and Windows. They come in by QR code and stay behind a passcode, your face or your fingerprint.",
        "link": "See the apps",
        "picture": "Two iPhones, one light and one dark, with accounts, their codes and the seconds left"
      },
      "login": {
        "heading": "OTP login, for the computer itself",
        "text": "Signing in to the desktop asks for a code: a credential provider for Windows and an auth login app for Mac. Linux is under construction.",
        "link": "See OTP login",
        "picture": "A Windows sign-in screen asking for the code from the authenticator app"
      },
      "server": {
        "heading": "The server, for administrators",
        "text": "The authentication server is being prepared as open source. Until then there is an online demo, and a cloud server for your own evaluation: free, with all functions.",
        "link": "About the server"
      }
    },
    "reasons": {
      "heading": "Three reasons, in figures",
      "seconds": {
        "heading": "Thirty seconds, then another code",
        "text": "What someone reads over your shoulder is soon worth nothing. A PIN is the same tomorrow, and so is the note it is written on."
      },
      "places": {
        "heading": "Six places to read it",
        "text": "iPhone, its widget, Apple Watch, Mac, Android, Windows. The watch works out its codes without the phone; the widget shows them with the seconds left."
      },
      "cost": {
        "heading": "Nothing to pay, nothing locked in",
        "text": "Every app is free. Credentials are kept securely on the device and leave it only when you say so: as a QR code, and with some apps as text, in an encrypted backup or through a cloud service."
      }
    },
    "start": {
      "heading": "Start with what you have",
      "iphone": {
        "name": "iPhone and iPad",
        "needs": "Widgets from iOS 14.0, Apple Watch from watchOS 7.0",
        "app": "App for iPhone"
      },
      "mac": {
        "name": "Mac",
        "needs": "macOS 10.14 or later, Apple Silicon and Intel",
        "app": "App for Mac",
        "login": "Login for Mac"
      },
      "android": {
        "name": "Android",
        "needs": "Backs up to the cloud",
        "app": "App for Android"
      },
      "windows": {
        "name": "Windows",
        "needs": "Windows 8 or later, 64-bit (x64) and 32-bit (x86)",
        "app": "App for Windows",
        "login": "Login for Windows"
      },
      "linux": {
        "name": "Linux",
        "needs": "PAM provider, under construction",
        "login": "Login for Linux"
      },
      "other": {
        "name": "Not sure?",
        "needs": "Every app on one page",
        "app": "All apps"
      }
    },
    "lab": {
      "heading": "Which of these does your app ignore?",
      "text": "This is what an OTP QR code says. Some apps skip a line and then show a wrong code. The lab makes such codes, shows what belongs to them, and finds the line that was skipped.",
      "type": "by time or by counter",
      "label": "service and account",
      "secret": "the shared secret",
      "algorithm": "SHA1, SHA256 or SHA512",
      "digits": "4 to 10",
      "period": "30 or 60 seconds",
      "link": "Open the OTP lab"
    },
    "trust": {
      "heading": "What we put our seal on",
      "free": {
        "mark": "Free",
        "heading": "Free of charge",
        "text": "All apps, the lab and the evaluation server. There is no account to open on this site."
      },
      "offline": {
        "mark": "Offline",
        "heading": "Works offline",
        "text": "Codes are worked out on the device, from the secret and the clock. No network is asked."
      },
      "private": {
        "mark": "Private",
        "heading": "No tracking",
        "text": "No analytics and no third parties here; what you type into the lab stays in the page. <link>The privacy policy</link> has the details."
      },
      "open": {
        "mark": "Open",
        "heading": "Open standards",
        "text": "HOTP after <hotp>RFC 4226</hotp> and TOTP after <totp>RFC 6238</totp>, so that your codes work with other services and other apps."
      }
    }
  },
  "serverMore": {
    "heading": "Before you try",
    "ways": {
      "demo": {
        "heading": "Self Demo",
        "text": "The online demo: a server that is already running. Open it in the browser and look around."
      },
      "evaluation": {
        "heading": "Self Evaluation",
        "text": "The cloud evaluation: an authentication server of your own in the cloud, created for evaluation. Free, with all functions."
      },
      "source": {
        "heading": "Source",
        "text": "Not yet. The server is being prepared as open source; there is nothing to download today."
      }
    },
    "facts": "For administrators",
    "codes": {
      "term": "Which codes?",
      "text": "By time (TOTP, <totp>RFC 6238</totp>) and by counter (HOTP, <hotp>RFC 4226</hotp>), with SHA1, SHA256 or SHA512, 6, 8 or 10 digits, and a period of 30 or 60 seconds."
    },
    "apps": {
      "term": "What do people carry?",
      "text": "A free <apps>authenticator app</apps> on iPhone, Apple Watch, Mac, Android or Windows. Codes follow open standards, so Google and Microsoft authenticators are offered on the <login>login page</login> as well."
    },
    "computers": {
      "term": "Which computers can ask for a code?",
      "text": "Windows 8 or later, x64 and x86, by a <windows>credential provider</windows>. macOS 10.14 or later, Apple Silicon and Intel, by an <mac>auth login app</mac>. A PAM provider for Linux is under construction."
    },
    "enrol": {
      "term": "How does a Mac begin?",
      "text": "An administrator registers the Mac in the authentication server; the evaluation server does it too. The first login then shows Enroll and Cancel. A code and Enroll register you and log you in; Cancel logs you in without registering."
    },
    "emergency": {
      "term": "And if someone has no code?",
      "text": "The Mac login app has an emergency button. It checks the ID and password of an administrator of that Mac, and each emergency login adds to a count that stays on display."
    },
    "test": {
      "term": "Is an app up to it?",
      "text": "Before you roll one out, the <lab>OTP lab</lab> tells you which algorithms, digits and periods it really follows."
    }
  },
  "carousel": {
    "role": "carousel",
    "slide": "picture",
    "label": "Pictures: {name}",
    "position": "{place} of {count}",
    "previous": "Previous picture",
    "next": "Next picture",
    "pause": "Pause",
    "play": "Play"
  },
  "verify": {
    "heading": "Check my download",
    "text": "Choose the file that you downloaded. It is read in this page only, goes nowhere, and is compared with the list on this page.",
    "choose": "Choose a file",
    "drop": "or drop it here",
    "script": "Checking a file here needs JavaScript. The commands beside each installer do the same without it."
  },
  "verdict": {
    "reading": "Reading {name}",
    "cancel": "Cancel",
    "cancelled": "Cancelled. Nothing has been compared.",
    "unreadable": "{name} could not be read. It may have been moved or changed meanwhile, or it is a folder. Choose it again.",
    "genuine": "{name} is genuine.",
    "genuineText": "It is bit for bit the file that this page lists: {product}, version {version}, {build}.",
    "renamed": "On this page its name is {original}.",
    "proves": "This proves that the download is complete and that nothing changed it on its way. It does not prove that this page is the vendor’s own: look at the address in your browser.",
    "wrong-content": "{name} is not the file that this page lists.",
    "wrong-contentText": "The name is on the list, the content is not. Do not open it; download it again from this page.",
    "truncated": "{name} is incomplete.",
    "truncatedText": "It has {bytes} and should have {expected}. Do not open it; download it again.",
    "empty": "{name} is empty.",
    "emptyText": "Not one byte arrived. Download it again.",
    "unknown-name": "{name} is not on this page’s list.",
    "unknown-nameText": "Neither its name nor its content is. It may be an older version or a file from somewhere else; this page cannot vouch for it.",
    "too-large": "{name} is too large to be one of these.",
    "too-largeText": "It has more than 2 GB, and no installer on this page comes near that. It was not read.",
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
    }
  },
  "coming": {
    "title": "Coming soon",
    "message": "The Linux PAM provider for {build} is under construction. There is nothing to download yet.",
    "close": "Close",
    "system": "Linux",
    "construction": "Under construction: a PAM provider. No date is set yet."
  },
  "labFindings": {
    "sentence": {
      "clock-steps": "The app is {count, plural, one {one step} other {# steps}} {direction, select, ahead {ahead} other {behind}}: its clock is {size, select, long {about {time}, that is } other {}}{low} to {high} seconds {direction, select, ahead {fast} other {slow}}.",
      "clock-milliseconds": "The app counts milliseconds where seconds are meant.",
      "clock-zone": "The app’s clock is {time} {direction, select, ahead {ahead} other {behind}}, as when local time is taken for UTC.",
      "clock-rounded": "The app rounds the time where it should cut it off, so its code changes half a period early.",
      "counter": "The app’s counter is {shown} {direction, select, ahead {higher} other {lower}} than it should be at this press.",
      "algorithm": "The app used {algorithm}, not {wanted}.",
      "digits": "The app showed {digits} digits, not {wanted}.",
      "period": "The app changes its code every {period} seconds{type, select, totp {, not every {wanted}} other {}}.",
      "type-totp": "The app took the account for a time-based one (TOTP).",
      "type-hotp": "The app took the account for a counter-based one (HOTP).",
      "key-ascii": "The app took the secret for plain text and did not decode its Base32.",
      "key-hex": "The app mistook the secret for hexadecimal.",
      "key-padded": "The app made the key longer than the secret is.",
      "key-cut": "The app used only the first {bytes} bytes of the key.",
      "key-partial-byte": "The app kept the bits at the end of the secret that make up no whole byte.",
      "key-repaired": "The app replaced characters that are not Base32 by letters that look like them, such as O for 0.",
      "truncation-byte19": "The app takes the offset from byte 19 of the hash, which is the last byte for SHA1 only.",
      "truncation-sign": "The app keeps the sign bit that RFC 4226 takes away.",
      "code-zeros-lost": "The app lost the zeros at the front of the code.",
      "code-cut-left": "The app cut off the front of the code.",
      "code-cut-right": "The app cut off the end of the code.",
      "alphabet-steam": "The app showed the code in Steam’s letters and digits.",
      "clock-seconds": "The app’s clock is {size, select, long {about {time}, that is } other {}}{low} to {high} seconds {direction, select, ahead {fast} other {slow}}.",
      "counter-little-endian": "The app writes the counter with its lowest byte first; the highest belongs there.",
      "counter-32-bit": "The app writes the counter in 4 bytes; there are 8.",
      "counter-text": "The app hashes the counter as text, not as 8 bytes.",
      "key-empty": "The app calculates with an empty key: it could not read the secret and did not say so.",
      "key-repeated": "The app repeated the key until it had {bytes} bytes.",
      "key-invalid-skipped": "The app left out characters of the secret that are not Base32.",
      "key-invalid-zero": "The app took characters of the secret that are not Base32 for zeros.",
      "key-base64": "The app read the secret as Base64, not as Base32.",
      "key-base32hex": "The app read the secret in another Base32 alphabet, the one called base32hex.",
      "key-crockford": "The app read the secret in another Base32 alphabet, Crockford’s.",
      "key-utf16": "The app took the secret for plain text, with two bytes for each character.",
      "key-newline": "The app kept the end of a line as a part of the key.",
      "hash-plain": "The app hashes key and counter without HMAC.",
      "hash-swapped": "The app exchanges key and counter in the HMAC.",
      "truncation-offset": "The app takes the number from byte {offset} of the hash always; the offset is in the last byte.",
      "truncation-hex": "The app truncates the hash’s hexadecimal text, not its bytes.",
      "truncation-first-digits": "The app shows the first digits of the number, not the last ones.",
      "truncation-modulo-32-bit": "The app calculates 10 digits with 32 bits, which are too few for that.",
      "typing-one-digit": "One digit may be mistyped: code {place} would then be {code}. Look at it again.",
      "typing-swapped": "Two digits may be exchanged: code {place} would then be {code}. Look at it again."
    },
    "either": "{one}; or {other}"
  },
  "labCheck": {
    "title": "Check a code",
    "intro": "Type what the app shows. You learn whether it is right and, if it is not, which setting the app ignored.",
    "settings": "What the app was given",
    "settingsHow": "Fill in what the account’s QR code says, or <read>read the QR code</read>.",
    "heading": "What the app shows",
    "summary": {
      "totp": "Compared with {name} · TOTP · {algorithm} · {digits} digits · {period} s",
      "hotp": "Compared with {name} · HOTP · {algorithm} · {digits} digits · counter {counter}",
      "sample": "The secret is the sample that stands there while the field is empty."
    },
    "code": "Code that the app shows",
    "nextCode": "Next code that the app shows",
    "codeHint": "Spaces and dashes do not matter.",
    "character": "Character {place}, “{character}”, is not a digit.",
    "meant": "Did you mean {digit}?",
    "press": "Which press of the button it is",
    "pressHint": "1 is the first code that the app made of this account.",
    "kept": "Codes so far",
    "keptCode": "Code {place}",
    "drop": "Remove the code {code}",
    "example": "No app at hand? See what one looks like that ignores every setting.",
    "showExample": "Show an example",
    "waiting": "The answer stands here as soon as a code is typed.",
    "moment": "The set moment cannot be read, so there is nothing to compare with.",
    "failed": "The check could not start: part of the page did not load. Load the page again.",
    "kind": {
      "match": "Right",
      "certain": "Certain",
      "likely": "Likely",
      "none": "Not explained"
    },
    "match": {
      "totp": "This is the code of these settings at this moment.",
      "hotp": "This is the code of these settings for counter {counter}."
    },
    "none": {
      "unknown": "No mistake that is known explains this code.",
      "open": "One code is not enough to tell."
    },
    "late": "Or the code changed while you typed it: that looks the same.",
    "next": {
      "next-code": "To be sure, wait until the app shows its next code, and type that one too.",
      "next-press": "To be sure, press the app’s button once more, and type that code too."
    },
    "look": {
      "account": "Is this the account whose QR code was scanned? Apps keep older accounts of the same name.",
      "secret": "Is the secret the same, character by character?",
      "typing": "Is the code typed as shown? Type the next one to compare.",
      "clock": "Is the clock of this computer right, and that of the device?"
    },
    "typeNext": "Type the next code",
    "reset": "Start over",
    "helps": "What helps",
    "advice": {
      "clock": "Let the device set its clock by itself. If several devices seem wrong, it may be this computer’s clock.",
      "counter": "Synchronise once: the server accepts a code that is a few counters ahead (RFC 4226, section 7.4). If it was the very first code, app and server disagree on whether counting begins with 0 or with 1.",
      "settings": "Give this app accounts with the settings that it uses, or choose one that reads them all.",
      "key": "Compare the secret in the app with this one. If they are the same, it is the app’s fault: the key is the decoded Base32, whole bytes only (RFC 4648, section 6).",
      "truncation": "This is the app’s fault: tell its maker of RFC 4226, section 5.3.",
      "code": "This is the app’s fault: every digit belongs to the code, zeros at the front too (RFC 4226, section 5.3).",
      "alphabet": "Add the account again as an ordinary one, not as one of Steam’s.",
      "time": "This is the app’s fault: a step is the whole seconds divided by the period and rounded down (RFC 6238, section 4.2).",
      "hash": "This is the app’s fault: tell its maker of RFC 4226, sections 5.1 to 5.3.",
      "typing": "Compare the code with the one on the screen, digit by digit, and correct it or type the next one."
    },
    "asSet": "Everything as set.",
    "share": "{sentence} ({share, number, percent})",
    "evidence": {
      "summary": "How this is known",
      "shown": "App shows",
      "expected": "Settings give",
      "expectedCounter": {
        "totp": "Step now",
        "hotp": "Counter"
      },
      "usedCounter": "App’s step",
      "drift": "By these codes the device’s clock differs from this computer’s by {from} to {to} seconds; plus means that it is fast.",
      "tries": "{tries, number} ways of making a code were compared. A random code fits one of them once in {one, number} times.",
      "always": "No code can tell it from this:",
      "here": "These codes cannot tell it from this:",
      "alternatives": "What else it may be:"
    },
    "backToCode": "To the code",
    "also": "The codes so far cannot tell these apart.",
    "repeated": "The code has not changed yet: one that was typed before says nothing new. Wait for the next one.",
    "searching": {
      "label": "No usual cause explains these codes. Rarer ones are being tried.",
      "stop": "Stop searching"
    },
    "settles": {
      "rounding": "Another code would tell a wrong clock from rounding.",
      "slip": "Another code would tell a slip in typing from a fault of the app.",
      "causes": "Another code would tell which of these it is.",
      "certainty": "Another code would make it surer.",
      "wider": "With another code the search can be much wider: clocks a day off, rare keys and hashes.",
      "drift": "Another code, read at another moment of its period, would tell more exactly how far the clock is off.",
      "hidden": "Another code would show faults that only some codes show, such as lost zeros."
    }
  },
  "labRead": {
    "title": "Read a QR",
    "intro": "See what a QR code or an OTP address says, what is wrong with it and by which rule. Exports of Google Authenticator and of seven other apps are read too, with all their accounts.",
    "choose": "Choose pictures or files",
    "drop": "or drop them here, or paste a picture",
    "camera": "Use the camera",
    "stop": "Stop the camera",
    "aim": "Hold the QR code in front of the camera.",
    "cameraError": {
      "refused": "The browser may not use the camera. Allow it for this page in the address bar, or choose a picture.",
      "absent": "No camera was found on this device. Choose a picture instead.",
      "busy": "Another program is using the camera. Close it there and try again.",
      "lost": "The camera was switched off or unplugged. Start it again.",
      "unsupported": "This browser gives pages no camera. Choose a picture instead."
    },
    "text": "Address (URI)",
    "textHint": "What a QR code holds, beginning with otpauth. Several may stand on lines of their own, in a list or in a text.",
    "clear": "Clear",
    "reading": "{count, plural, one {Reading the picture…} other {Reading # pictures…}}",
    "problem": {
      "none": "No QR code could be read in “{name}”. A sharper, larger or straighter picture helps.",
      "too-large": "“{name}” is too large to be read. Cut out the QR code and try again.",
      "not-an-image": "“{name}” is no picture that this browser can open.",
      "failed": "The reader could not start: part of the page did not load. Load the page again.",
      "binary": "“{name}” is neither a picture nor text. If it is an encrypted export, export it again without encryption.",
      "text-too-large": "“{name}” is too large to be read: at most {most, number} MB of text are. Export the accounts alone, without attachments and icons.",
      "empty": "“{name}” is empty."
    },
    "nothing": "Nothing can be computed from this.",
    "empty": "What is read appears here: every account with its settings, what is wrong with it, and which apps would read it otherwise.",
    "found": "{count, plural, one {One account} other {# accounts}}",
    "missing": "{count, plural, one {Read the QR code {places} of this export too.} other {Read the QR codes {places} of this export too.}}",
    "showExample": "Show an example",
    "use": "Use these settings",
    "noIssuer": "No issuer",
    "noAccount": "No account name",
    "severity": {
      "error": "Error",
      "warning": "Fault",
      "note": "Note"
    },
    "section": "{document}, section {section}",
    "rule": {
      "key-uri-scheme": "{resembles, select, secret {This looks like a secret alone. A QR code for an app needs the whole address; type the secret into Make to get one.} address {This address begins with {scheme}:, not with otpauth://, so it is not for authenticator apps.} other {This is no OTP address: it would begin with otpauth://.}}",
      "key-uri-too-long": "The text has {length, number} characters; at most {most, number} are read.",
      "key-uri-too-many": "{count, number} addresses are here; the first {most, number} were read.",
      "key-uri-scheme-case": "The address begins with {scheme}; apps expect it in lower case.",
      "key-uri-slashes": "Two slashes belong after “otpauth:”.",
      "key-uri-text-around": "There is other text around the address; it was left out.",
      "key-uri-line-breaks": "The address is broken into several lines, which were joined.",
      "key-uri-encoded-whole": "The whole address was percent-encoded once more; that was undone.",
      "key-uri-html-escapes": "The address was copied from HTML: “&amp;” stands where “&” is meant.",
      "rfc3986-escape": "“{field}” holds a percent sign that begins no character; it stays as it is.",
      "rfc3986-raw": "“{field}” holds characters that should be percent-encoded: {characters}",
      "rfc3986-fragment": "A “#” ends an address. Within a name it is written %23.",
      "key-uri-type": "{kind, select, steam {Steam’s codes have an alphabet of their own. None are computed here.} other {“{type}” is no type: it is totp or hotp.}}",
      "key-uri-type-case": "The type is written {type}; apps expect it in lower case.",
      "key-uri-label-missing": "There is no account name.",
      "key-uri-label-colons": "{field, select, issuer {The issuer holds} account {The account name holds} other {Issuer and account name hold}} a colon, which the format forbids. Some apps take what stands before a colon for the issuer, some refuse it.",
      "key-uri-plus": "“{field}” holds a plus sign, which many apps show as it is. A space is written %20.",
      "key-uri-control-characters": "“{field}” holds characters that cannot be seen.",
      "key-uri-issuer-missing": "There is no issuer: apps show the account name alone.",
      "key-uri-issuer-parameter-missing": "The issuer {issuer} stands in the label only; the parameter “issuer” should repeat it.",
      "key-uri-issuer-prefix-missing": "The issuer {issuer} stands in the parameter only; older apps look for it in the label.",
      "key-uri-issuer-mismatch": "The label says {label} and the parameter says {parameter}. Apps differ in which issuer they show; here it is the parameter’s.",
      "key-uri-parameter-case": "The parameter {name} should be written in lower case.",
      "key-uri-parameter-repeated": "The parameter “{name}” stands there more than once; the first one counts here.",
      "key-uri-parameter-empty": "The parameter “{name}” has no value.",
      "key-uri-parameter-unknown": "OTP addresses know no parameter “{name}”; apps pass over it.",
      "key-uri-secret-missing": "There is no secret.",
      "rfc4648-character": "Character {position} of the secret, “{character}”, is not Base32: A–Z and 2–7 only.{suggested, select, yes { Did you mean {suggestions}?} other {}}",
      "rfc4648-length": "{length, plural, one {The secret has one character, which makes no whole byte.} other {The secret has # characters, which no number of whole bytes gives: one is missing or too many.}}",
      "rfc4648-padding": "The secret has “=” at character {position}, where it does not end.",
      "rfc4648-spare-bits": "The last character of the secret has bits that belong to no byte. It was left as it is; without them the secret is {canonical}. Most apps ignore the bits; some refuse the secret.",
      "key-uri-secret-padding": "The secret ends with “=”, which the format leaves out; some apps refuse it.",
      "key-uri-secret-case": "The secret is in lower case; the format asks for capitals.",
      "key-uri-secret-spaces": "The secret holds spaces or dashes; some apps refuse them.",
      "rfc4226-R6": "The secret has {bits} bits; at least 128 are required.",
      "rfc4226-R6-recommended": "The secret has {bits} bits; 160 are recommended.",
      "rfc2104-long-key": "The secret has {bytes} bytes, more than a block of the hash ({block}), so it is hashed first. Some apps cut it off instead.",
      "key-uri-algorithm": "“{algorithm}” is no algorithm of OTP addresses: they know SHA1, SHA256 and SHA512.",
      "key-uri-algorithm-case": "The algorithm is written {given}; apps expect {algorithm}. Some use SHA1 instead.",
      "key-uri-algorithm-support": "{algorithm} is allowed, but several apps ignore it and use SHA1.",
      "rfc4226-digits": "There are no codes with {digits} digits here: {least} to {most} can be computed.",
      "rfc4226-R4": "{digits} digits are fewer than the 6 that are required.",
      "rfc4226-E2": "With {digits} digits the first ones add next to nothing: a code has 31 bits.",
      "key-uri-digits": "{digits} digits are allowed, but several apps show 6 all the same.",
      "rfc6238-period": "The period “{period}” is not a whole number of seconds from 1 on.",
      "key-uri-period": "A period of {period} seconds is allowed, but several apps use 30 all the same.",
      "key-uri-period-hotp": "A counter-based account has no period; it is passed over.",
      "rfc4226-counter": "The counter “{counter}” is not a whole number from 0 to 2^64 − 1.",
      "key-uri-counter-missing": "A counter-based account must name its counter; here 0 is taken.",
      "key-uri-counter-totp": "A time-based account has no counter; it is passed over.",
      "google-export-data": "The export holds no data.",
      "google-export-base64": "The export’s data is not Base64 at character {position}.",
      "google-export-payload": "The export’s data is damaged or cut off.",
      "google-export-empty": "The export holds no account.",
      "google-export-account": "One account of the export is damaged.",
      "google-export-secret": "The account “{name}” has no secret.",
      "google-export-algorithm": "The account “{name}” uses the algorithm {algorithm}, for which no codes are computed here.",
      "google-export-digits": "The account “{name}” has a number of digits that the export does not define.",
      "google-export-type": "The account “{name}” is of a type that the export does not define.",
      "google-export-counter": "The counter of the account “{name}” is negative.",
      "google-export-unset": "The export leaves it open: {field, select, algorithm {the algorithm is taken to be SHA1} digits {the digits are taken to be 6} other {the type is taken to be time-based}}.",
      "google-export-period": "An export has no period: 30 seconds are taken.",
      "google-export-version": "The export has version {version}, newer than what is known here.",
      "google-export-batch": "{received} of the {size} QR codes of this export are here.",
      "google-export-batch-numbers": "The numbers of this QR code within the export make no sense; it is read alone.",
      "google-export-batch-mixed": "These QR codes belong to different exports.",
      "google-export-repeated": "QR code {position} of the export is here twice.",
      "rfc3629-utf8": "“{field}” holds bytes that are not UTF-8; “�” stands for each of them.",
      "freeotp-parameter": "{kind, select, image {FreeOTP shows the picture that the parameter “{name}” names.} lock {With the parameter “{name}”, FreeOTP asks for the device’s lock before it shows a code.} color {FreeOTP colors the account as the parameter “{name}” says.} other {The parameter “{name}” is FreeOTP’s, for names that were changed in the app.}} Codes do not depend on it.",
      "andotp-parameter": "andOTP keeps the account’s tags in the parameter “{name}”. Codes do not depend on it.",
      "ente-parameter": "Ente Auth keeps how it shows the account in the parameter “{name}”. Codes do not depend on it.",
      "keepassxc-encoder": "With “encoder=steam”, KeePassXC and PyOTP give codes in Steam’s alphabet. Apps that pass over it give digits, and so does this page.",
      "file-app": "This was read as a file of {app}.",
      "file-encrypted": "This file of {app} is encrypted. Export it again without encryption to read it here, and delete the plain file afterwards.",
      "file-empty": "This file of {app} holds no account with one-time codes.",
      "file-entry": "An entry of this file of {app} could not be understood.",
      "privacyidea-two-step": "With the parameter “{name}”, privacyIDEA’s app completes the secret on the phone and gives codes of another key. Apps that pass over it give the codes of this page."
    },
    "fromFiles": "Read from {names}. What is in the field stays.",
    "toText": "Read the field again",
    "more": "Show {count, plural, one {one more account} other {# more accounts}}",
    "moreFindings": "{count, plural, one {One more finding is not shown.} other {# more findings are not shown.}}"
  },
  "labNotes": {
    "title": "App notes",
    "intro": "What authenticator apps were seen to do with settings other than SHA1, 6 digits and 30 seconds. Each line says who saw it and when. Apps change: test the version that you have.",
    "some": "Some apps ignore this",
    "what": "What apps do",
    "about": "About",
    "all": "All settings",
    "app": "App",
    "behaviour": "What it does",
    "source": "Seen by",
    "platform": "{app} ({platform})",
    "sourceYear": "{title}, {year}",
    "disagree": "Sources disagree",
    "count": "{count, plural, one {One note} other {# notes}}",
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
    "does": {
      "ignores": "Shows the code for {used} whatever the account says, without a warning.",
      "wrong-in-some": "Shows a wrong code for some settings, without a warning.",
      "right": "Right for {tested}.",
      "only": "Does {supported} only.",
      "only-else-refuses": "Does {supported} and refuses all else.",
      "refuses": "Refuses {value}.",
      "refuses-honestly": "Says so where it cannot do what the account asks for.",
      "takes": "Takes {value}.",
      "reads-as": "Takes {given} for {used}, without a warning.",
      "algorithm-unknown-is": "Takes an algorithm that it does not know for {used}, without a warning.",
      "clamps": "Brings the value into {range}, without a warning.",
      "wrong-at-digits": "Shows a wrong code for {digits} digits.",
      "time-from-server": "Takes the time from its own server, not from the device.",
      "time-rounded": "Rounds the time, so that its code changes half a second early.",
      "secret-repaired": "Repairs characters in the secret: {repairs}.",
      "secret-short-called-unsafe": "Calls a secret of fewer than {bytes} bytes unsafe.",
      "secret-padded-to": "Lengthens a short secret to {bytes} bytes.",
      "secret-separators-dropped": "Drops spaces and dashes in the secret.",
      "issuer-label-wins": "Where two issuers are named, shows the label’s.",
      "issuer-parameter-wins": "Where two issuers are named, shows the parameter’s.",
      "label-one-colon": "Allows one colon in the label at most.",
      "name-length": "Allows a name of {bytes} bytes at most.",
      "counter-missing-is-zero": "Begins with 0 where the counter is missing.",
      "counter-required": "Refuses a counter-based account without a counter.",
      "type-ignored": "Ignores the type: a counter-based account becomes a time-based one."
    }
  },
  "labVectors": {
    "title": "Vectors",
    "intro": "The RFCs print codes by which anyone can check a program. This page computes them anew each time it is opened.",
    "by": "This browser computes them. The hashes are those of <code>{library}</code>; counter, truncation and digits are this page’s own.",
    "pending": "Not computed in this browser yet.",
    "all": "All {count} codes are as published.",
    "some": "{failed} of {count} codes are not as published. Do not trust the codes of this page in this browser.",
    "hotp": "RFC 4226, appendix D: counter-based",
    "totp": "RFC 6238, appendix B: time-based",
    "hotpHow": "SHA1, 6 digits, the secret is the text 12345678901234567890.",
    "totpHow": "8 digits, period 30 seconds. The secret is the same digits repeated up to the length of the hash: 20, 32 or 64 bytes.",
    "counter": "Counter",
    "time": "Unix time",
    "expected": "Published",
    "computed": "Computed",
    "verdict": "Verdict",
    "pass": "as published",
    "fail": "different"
  },
  "labRun": {
    "title": "Test an app",
    "intro": "Find out in about ten minutes what an authenticator app really does. You scan a few QR codes and type what the app shows; out of it comes a report card that you can keep.",
    "need": "You need the app on a device that can scan this screen. The accounts are new and random: delete them from the app afterwards.",
    "keeps": "The test waits while you use other tools or pages of this site. It is gone when the page is reloaded or closed.",
    "name": "App",
    "version": "Version",
    "optional": "For the report; may stay empty.",
    "start": "Start the test",
    "tests": "What is tested",
    "steps": "QR codes of the test",
    "step": "QR code {place} of {count}",
    "stepState": "{place}, {state, select, refused {refused} answered {answered} unclear {unclear} other {open}}",
    "qr": "QR code for the account {name}",
    "scan": "Scan this QR code with the app. The account is called {name}.",
    "faulty": "This QR code is faulty on purpose. A good app refuses it.",
    "choosing": "Choosing a secret whose codes would show a fault…",
    "address": "The app cannot scan? Here is the address",
    "copy": "Copy address",
    "copied": "Copied",
    "copyFailed": "Not copied: the browser refused",
    "answer": "What does the app do?",
    "shownFirst": "If the app already shows a code, type that one. If it shows none until its button is pressed, press it once and type the code.",
    "readLater": "If you can, type the code that the app shows in {seconds, plural, one {# second} other {# seconds}}.",
    "readNow": "If you can, type the code that the app shows now.",
    "readWhy": "An app that rounds the time gives itself away then.",
    "or": "or",
    "refused": "The app refuses it",
    "refusedHow": "It says so, or adds no account.",
    "refusedNoted": "Noted: the app refuses this QR code.",
    "failed": "The code was not looked at: part of the page did not load. Type it again to try once more.",
    "names": "Does the app show these names as they are?",
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
    "reportTitle": "What an authenticator app does",
    "date": "Date",
    "legend": "Misleading is the worst: a wrong code, or a code where the app should have refused, without a warning. Unclear: nothing explains what was typed, or more than one thing does.",
    "noSecret": "The report holds no secret and no code.",
    "columns": {
      "capability": "Tested",
      "verdict": "Verdict",
      "finding": "What the app did"
    },
    "verdict": {
      "right": "Right",
      "refused": "Refused honestly",
      "misleading": "Misleading",
      "unclear": "Unclear",
      "not-tested": "Not tested"
    },
    "anyway": "The app showed a code for it.",
    "unexplained": "The app showed a code that no known mistake explains.",
    "lookAgain": {
      "totp": "Check that you typed it as it was shown. Then wait for the app’s next code and type that one too.",
      "hotp": "Check that you typed it as it was shown. Then press the app’s button once more and type the next code too."
    },
    "unclearNoted": "This is noted as unclear.",
    "otherNames": "The app showed the names otherwise.",
    "issuerShown": "{which, select, parameter {The app showed “{parameter}”, the issuer of the parameter.} label {The app showed “{label}”, the issuer of the label.} other {The app showed both issuers.}}",
    "early": "The codes come half a period early: the app rounds the time, or the device’s clock is ahead.",
    "unsteady": "No clock that runs steadily and is set about right explains the codes.",
    "likely": "{finding} (likely)",
    "others": "What others saw in this app",
    "print": "Print",
    "markdown": "Save Markdown",
    "json": "Save JSON",
    "continue": "Back to the test",
    "new": "New test",
    "newSure": "Start anew? The answers of this test will be gone.",
    "capability": {
      "sha256": "SHA256",
      "sha512": "SHA512",
      "digits-7": "7 digits",
      "digits-8": "8 digits",
      "period-60": "A period of 60 seconds",
      "hotp": "Counter-based codes (HOTP)",
      "hotp-first-code": "First counter-based code",
      "leading-zero": "Codes that begin with 0",
      "truncation": "The right bits of the hash",
      "time-steps": "Steps that begin on time",
      "secret-long": "A secret of 512 bits",
      "secret-padded": "A secret that ends with “=”",
      "secret-zero-byte": "A secret with a zero byte",
      "algorithm-lower-case": "An algorithm in lower case",
      "issuer-mismatch": "Two different issuers",
      "label-space-colon": "Space and colon in names",
      "label-non-latin": "Names in other scripts",
      "refuse-digits-0": "Refusing 0 digits",
      "refuse-period-0": "Refusing a period of 0",
      "refuse-base32": "Refusing a secret that is not Base32",
      "refuse-algorithm": "Refusing an unknown algorithm"
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
    "count": "Emergency logins: 3"
  }
}
