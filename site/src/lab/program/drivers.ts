import type { Task } from './task.ts';

export interface Driver {
  /** The name of the language. Undefined if it is translated. */
  readonly name?: string;
  /** The name of the file, as the first line of the driver has it. */
  readonly file: string;
  /** The same for the driver of programs that verify codes. Undefined if there is none. */
  readonly verifier?: string;
  /** The command that runs a file. */
  readonly run: (file: string) => string;
  /** The command that compiles a file before it runs. */
  readonly compile?: (file: string) => string;
}

/** The names of the files with the inputs. */
export const inputFiles: Readonly<Record<Task, string>> = {
  codes: 'otp-inputs.txt',
  verification: 'otp-verifications.txt',
};

/** The names of the files for what the driver prints. */
export const outputFiles: Readonly<Record<Task, string>> = {
  codes: 'otp-outputs.txt',
  verification: 'otp-answers.txt',
};

/** Programs that read the list of inputs and call the visitor's code, by programming language. */
export const drivers = {
  javascript: {
    name: 'JavaScript',
    file: 'driver.mjs',
    verifier: 'verifier.mjs',
    run: (file) => `node ${file}`,
  },
  python: {
    name: 'Python',
    file: 'driver.py',
    verifier: 'verifier.py',
    run: (file) => `python3 ${file}`,
  },
  go: {
    name: 'Go',
    file: 'driver.go',
    verifier: 'verifier.go',
    run: (file) => `go run ${file}`,
  },
  java: {
    name: 'Java',
    file: 'Driver.java',
    verifier: 'Verifier.java',
    run: (file) => `java ${file}`,
  },
  csharp: { name: 'C#', file: 'Driver.cs', run: () => 'dotnet run' },
  php: {
    name: 'PHP',
    file: 'driver.php',
    verifier: 'verifier.php',
    run: (file) => `php ${file}`,
  },
  ruby: {
    name: 'Ruby',
    file: 'driver.rb',
    verifier: 'verifier.rb',
    run: (file) => `ruby ${file}`,
  },
  rust: {
    name: 'Rust',
    file: 'driver.rs',
    verifier: 'verifier.rs',
    run: (file) => `./${file.replace(/\.rs$/, '')}`,
    compile: (file) => `rustc ${file}`,
  },
  swift: { name: 'Swift', file: 'driver.swift', run: (file) => `swift ${file}` },
  shell: { file: 'driver.sh', verifier: 'verifier.sh', run: (file) => `sh ${file}` },
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
