import type { Installer } from './types.ts';

type Checked = Pick<Installer, 'name' | 'sha256'>;

export const shells = ['powershell', 'macos', 'linux'] as const;
export type Shell = (typeof shells)[number];

const commands: Readonly<Record<Shell, (file: Checked) => string>> = {
  powershell: ({ name, sha256 }) =>
    `(Get-FileHash -Algorithm SHA256 .\\${name}).Hash -eq '${sha256}'`,
  macos: ({ name, sha256 }) => `echo '${sha256}  ${name}' | shasum -a 256 --check`,
  linux: ({ name, sha256 }) => `echo '${sha256}  ${name}' | sha256sum --check`,
};

/**
 * The command that checks a downloaded file in the folder it lies in, one line.
 * PowerShell answers True; the others answer with the file's name and OK.
 * The name needs no quoting: the manifest allows no character that would.
 */
export function checkCommand(shell: Shell, file: Checked): string {
  return commands[shell](file);
}
