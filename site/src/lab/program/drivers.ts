import type { Task } from './task.ts';

interface Driver {
  /** The name of the language. Undefined if it is translated. */
  readonly name?: string;
  /** The name of the file, as the first line of the driver has it. */
  readonly file: string;
  /** The same for the driver of programs that verify codes. Undefined if there is none. */
  readonly verifier?: string;
}

/** The names of the files with the inputs, as the first lines of the drivers have them. */
export const inputFiles: Readonly<Record<Task, string>> = {
  codes: 'otp-inputs.txt',
  verification: 'otp-verifications.txt',
};

/** Programs that read the list of inputs and call the visitor's code, by programming language. */
export const drivers = {
  javascript: { name: 'JavaScript', file: 'driver.mjs', verifier: 'verifier.mjs' },
  python: { name: 'Python', file: 'driver.py', verifier: 'verifier.py' },
  go: { name: 'Go', file: 'driver.go', verifier: 'verifier.go' },
  java: { name: 'Java', file: 'Driver.java', verifier: 'Verifier.java' },
  csharp: { name: 'C#', file: 'Driver.cs' },
  php: { name: 'PHP', file: 'driver.php', verifier: 'verifier.php' },
  ruby: { name: 'Ruby', file: 'driver.rb', verifier: 'verifier.rb' },
  rust: { name: 'Rust', file: 'driver.rs', verifier: 'verifier.rs' },
  swift: { name: 'Swift', file: 'driver.swift' },
  shell: { file: 'driver.sh', verifier: 'verifier.sh' },
} as const satisfies Readonly<Record<string, Driver>>;

export type DriverLanguage = keyof typeof drivers;

/** The languages with a driver for each task. */
export const driverLanguages: Readonly<Record<Task, readonly DriverLanguage[]>> = {
  codes: Object.keys(drivers) as DriverLanguage[],
  verification: (Object.keys(drivers) as DriverLanguage[]).filter(
    (language) => 'verifier' in drivers[language],
  ),
};

/** Returns the name of a driver's file. */
export function driverFile(task: Task, language: DriverLanguage): string {
  const driver: Driver = drivers[language];
  return (task === 'verification' ? driver.verifier : undefined) ?? driver.file;
}
