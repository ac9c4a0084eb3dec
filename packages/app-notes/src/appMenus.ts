import type { NoteAppId } from './appNames.ts';
import type { MenuPath, MenuStep } from './menuTypes.ts';

/**
 * Where apps import and export accounts: the names of their buttons and menu items, in English as the apps show them.
 * Add a path only from an app's source code or from a help page, never from memory.
 */

const [add, entry, menu, more, settings] = (
  ['add', 'entry', 'menu', 'more', 'settings'] as const
).map((icon) => ({ icon })) as [MenuStep, MenuStep, MenuStep, MenuStep, MenuStep];

/** Returns the paths of an app that begin alike and have the same source. */
function menusFrom(
  source: Pick<MenuPath, 'source' | 'seen' | 'platform' | 'file'>,
  paths: Readonly<Partial<Record<MenuPath['purpose'], readonly MenuStep[]>>>,
): MenuPath[] {
  return (Object.entries(paths) as [MenuPath['purpose'], readonly MenuStep[]][]).map(
    ([purpose, path]) => ({ purpose, path, ...source }),
  );
}

const aegisImport = [more, 'Settings', 'Import & Export', 'Import from file'] as const;
const enteImport = [menu, 'Data', 'Import codes'] as const;
const newPassword = [entry, 'Edit', 'Add More', 'One-Time Password'] as const;
const microsoftOther = [more, 'Add account', 'Other account (Google, Facebook, etc.)'] as const;

/** The menu paths of the apps by id. An app is absent if no source could be found. */
export const appMenus: Readonly<Partial<Record<NoteAppId, readonly MenuPath[]>>> = {
  '1password': menusFrom(
    { source: '1password-help', seen: '2026-11-24' },
    { scan: [...newPassword, { icon: 'scan' }], type: newPassword },
  ),
  '2fas': [
    ...menusFrom(
      { source: 'twofas-app-source', seen: '2026-03-12', platform: 'Android' },
      {
        scan: [add],
        type: [add, 'Enter the Secret Key manually'],
        import: ['Settings', 'Import Tokens'],
        restore: ['Settings', '2FAS Backup', 'Import'],
        export: ['Settings', '2FAS Backup', 'Export'],
      },
    ),
    ...menusFrom(
      { source: 'twofas-ios-app-source', seen: '2026-04-27', platform: 'iOS' },
      {
        restore: ['Settings', '2FAS Backup', 'Import'],
        export: ['Settings', '2FAS Backup', 'Export'],
      },
    ),
  ],
  aegis: menusFrom(
    { source: 'aegis-app-source', seen: '2026-02-24' },
    {
      scan: [add, 'Scan QR code'],
      type: [add, 'Enter manually'],
      import: aegisImport,
      restore: [...aegisImport, 'Aegis'],
      export: [more, 'Settings', 'Import & Export', 'Export'],
    },
  ),
  'authenticator-extension': menusFrom(
    { source: 'extension-app-source', seen: '2024-10-10' },
    {
      scan: ['Scan QR Code'],
      type: ['Edit', 'Add account', 'Manual Entry'],
      import: ['Settings', 'Backup', 'Import Backup'],
      export: ['Settings', 'Backup', 'Download Backup File'],
    },
  ),
  authy: menusFrom(
    { source: 'authy-help', seen: '2026-11-24', platform: 'Android' },
    {
      scan: [menu, 'Add Account', 'Scan QR Code'],
      type: [menu, 'Add Account', 'Enter key manually'],
    },
  ),
  bitwarden: [
    ...menusFrom(
      { source: 'bitwarden-app-source', seen: '2026-08-21', platform: 'Android' },
      {
        scan: [entry, 'Edit', 'Set up authenticator key'],
        type: [entry, 'Edit', 'Set up authenticator key', 'Enter key manually'],
        import: ['Settings', 'Vault', 'Import items'],
        export: ['Settings', 'Vault', 'Export vault'],
      },
    ),
    // The app for Android takes no files: 'Import items' asks another app for them, or says to use a computer.
    ...menusFrom(
      { source: 'bitwarden-help', seen: '2026-11-26', platform: 'Web' },
      { restore: ['Tools', 'Import data'] },
    ),
  ],
  ente: [
    ...menusFrom(
      { source: 'ente-app-source', seen: '2026-07-01' },
      {
        scan: [add, 'Scan a QR code'],
        type: [add, 'Enter details manually'],
        import: enteImport,
        export: [menu, 'Data', 'Export codes'],
      },
    ),
    ...menusFrom(
      { source: 'ente-app-source', seen: '2026-07-01', file: 'plain' },
      { restore: [...enteImport, 'Plain text'] },
    ),
    ...menusFrom(
      { source: 'ente-app-source', seen: '2026-07-01', file: 'encrypted' },
      { restore: [...enteImport, 'Ente Encrypted export'] },
    ),
  ],
  fortitoken: menusFrom(
    { source: 'fortinet-help', seen: '2026-11-24' },
    { scan: [add], type: [add, 'Enter Manually'] },
  ),
  freeotp: menusFrom(
    { source: 'freeotp-app-source', seen: '2026-02-17', platform: 'Android' },
    {
      scan: [add, { icon: 'scan' }],
      type: [add, { icon: 'edit' }],
      import: [menu, 'Restore'],
      export: [menu, 'Backup'],
    },
  ),
  'google-authenticator': [
    ...menusFrom(
      { source: 'lastpass-help', seen: '2026-11-24' },
      { scan: [add, 'Scan a QR code'], type: [add, 'Enter a setup key'] },
    ),
    ...menusFrom(
      { source: 'gap-help', seen: '2026-11-24' },
      { export: [menu, 'Transfer accounts', 'Export accounts'] },
    ),
  ],
  'ios-passwords': menusFrom(
    { source: 'helpnetsecurity', seen: '2024-10-15', platform: 'iOS' },
    { scan: [entry, 'Set Up Code', 'Scan QR Code with Camera'] },
  ),
  keepassxc: [
    ...menusFrom(
      { source: 'keepassxc-help', seen: '2024-10-19' },
      {
        type: [entry, 'TOTP', 'Set up TOTP…'],
        import: ['Database', 'Import…'],
        export: ['Database', 'Export'],
      },
    ),
    ...menusFrom(
      { source: 'keepassxc-app-source', seen: '2024-10-19' },
      { restore: ['Database', 'Import…', 'Comma Separated Values (.csv)'] },
    ),
  ],
  lastpass: menusFrom(
    { source: 'proton-app-source', seen: '2025-08-06' },
    { export: [settings, 'Transfer accounts', 'Export accounts to file'] },
  ),
  'microsoft-authenticator': menusFrom(
    { source: 'microsoft-help', seen: '2026-11-24' },
    { scan: microsoftOther, type: [...microsoftOther, 'OR ENTER CODE MANUALLY'] },
  ),
  'okta-verify': menusFrom(
    { source: 'okta-help', seen: '2026-11-24' },
    { scan: [add, 'Other', 'Scan a QR Code'], type: [add, 'Other', 'Enter Key Manually'] },
  ),
  'proton-authenticator': menusFrom(
    { source: 'proton-app-source', seen: '2025-08-06', platform: 'Android' },
    {
      scan: [add],
      type: [add, 'Enter manually'],
      import: [settings, 'Import'],
      restore: [settings, 'Import', 'Proton Authenticator'],
      export: [settings, 'Export'],
    },
  ),
  raivo: menusFrom(
    { source: 'raivo-app-source', seen: '2025-04-10', platform: 'iOS' },
    {
      scan: ['Scan'],
      type: ['Scan', "Don't have a QR code? Continue manually!"],
      import: ['Settings', 'Import OTPs from ZIP archive'],
      export: ['Settings', 'Export OTPs to ZIP archive'],
    },
  ),
  stratum: menusFrom(
    { source: 'stratum-app-source', seen: '2026-05-08', platform: 'Android' },
    {
      scan: [add, 'Scan a QR code'],
      type: [add, 'Enter a provided key'],
      import: [add, 'Import from other apps'],
      restore: [add, 'Restore a backup'],
      export: [menu, 'Back up'],
    },
  ),
  'yubico-authenticator': menusFrom(
    { source: 'yubico-app-source', seen: '2026-07-13', platform: 'Android' },
    { scan: ['Add account'], type: ['Add account', 'Enter manually'] },
  ),
};
