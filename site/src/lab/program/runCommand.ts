import {
  driverFile,
  type DriverLanguage,
  drivers,
  type Driver,
  inputFiles,
  outputFiles,
} from './drivers.ts';
import type { Task } from './task.ts';

/** The shells with a command: one that reads a file with '<', and PowerShell, which can't. */
export const commandShells = ['command', 'powerShell'] as const;
export type CommandShell = (typeof commandShells)[number];

/** Returns the command that runs a driver on the file of inputs, and writes what it prints to a file. */
export function runCommand(task: Task, language: DriverLanguage, shell: CommandShell): string {
  const driver: Driver = drivers[language];
  const file = driverFile(task, language);
  const [run, compile] = [driver.run(file), driver.compile?.(file)];
  const [inputs, outputs] = [inputFiles[task], outputFiles[task]];
  if (shell === 'command')
    return `${compile ? `${compile} && ` : ''}${run} < ${inputs} > ${outputs}`;
  // Windows PowerShell has no '&&'.
  return `${compile ? `${compile}; ` : ''}Get-Content ${inputs} | ${run} > ${outputs}`;
}
