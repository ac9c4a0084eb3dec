interface Driver {
  /** The name of the language. Undefined if it is translated. */
  readonly name?: string;
  /** The name of the file, as the first line of the driver has it. */
  readonly file: string;
}

/** Programs that read the list of inputs and call the visitor's code, by programming language. */
export const drivers = {
  javascript: { name: 'JavaScript', file: 'driver.mjs' },
  python: { name: 'Python', file: 'driver.py' },
  go: { name: 'Go', file: 'driver.go' },
  java: { name: 'Java', file: 'Driver.java' },
  csharp: { name: 'C#', file: 'Driver.cs' },
  php: { name: 'PHP', file: 'driver.php' },
  ruby: { name: 'Ruby', file: 'driver.rb' },
  rust: { name: 'Rust', file: 'driver.rs' },
  swift: { name: 'Swift', file: 'driver.swift' },
  shell: { file: 'driver.sh' },
} as const satisfies Readonly<Record<string, Driver>>;

export type DriverLanguage = keyof typeof drivers;

export const driverLanguages = Object.keys(drivers) as DriverLanguage[];
