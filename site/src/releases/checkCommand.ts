import type { Installer } from './types.ts';

type ChecksummedFile = Pick<Installer, 'name' | 'sha256'>;

export const shells = ['powershell', 'macos', 'linux'] as const;
export type Shell = (typeof shells)[number];

const commands: Readonly<Record<Shell, (file: ChecksummedFile) => string>> = {
  powershell: ({ name, sha256 }) =>
    `(Get-FileHash -Algorithm SHA256 '.\\${name}').Hash -eq '${sha256}'`,
  macos: ({ name, sha256 }) => `echo '${sha256}  ${name}' | shasum -a 256 --check`,
  linux: ({ name, sha256 }) => `echo '${sha256}  ${name}' | sha256sum --check`,
};

/**
 * Returns a one-line command that checks a downloaded file in the current folder. PowerShell prints `True`, the
 * others the file's name and `OK`. The name is in quotes, because the visitor's copy may have a name with spaces:
 * `setup_x64 (1).msi`. releases.schema.json allows no character in a name that needs escaping.
 */
export function checkCommand(shell: Shell, file: ChecksummedFile): string {
  return commands[shell](file);
}

/** Returns a PowerShell command that shows who signed a downloaded file in the current folder, and whether validly. */
export function publisherCommand({ name }: Pick<Installer, 'name'>): string {
  return `Get-AuthenticodeSignature '.\\${name}' | Format-List Status, SignerCertificate`;
}
