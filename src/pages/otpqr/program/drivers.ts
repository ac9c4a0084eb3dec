import csharp from './drivers/csharp.txt?raw';
import go from './drivers/go.txt?raw';
import java from './drivers/java.txt?raw';
import javascript from './drivers/javascript.txt?raw';
import php from './drivers/php.txt?raw';
import python from './drivers/python.txt?raw';
import ruby from './drivers/ruby.txt?raw';
import rust from './drivers/rust.txt?raw';
import shell from './drivers/shell.txt?raw';
import swift from './drivers/swift.txt?raw';

interface Driver {
  /** The language's own name; none where it has one in every language of the site. */
  readonly name?: string;
  /** What its first line calls it. */
  readonly file: string;
  readonly text: string;
}

/** Programs that read the list of inputs and call the visitor's code, by their language. */
export const drivers = {
  javascript: { name: 'JavaScript', file: 'driver.mjs', text: javascript },
  python: { name: 'Python', file: 'driver.py', text: python },
  go: { name: 'Go', file: 'driver.go', text: go },
  java: { name: 'Java', file: 'Driver.java', text: java },
  csharp: { name: 'C#', file: 'Driver.cs', text: csharp },
  php: { name: 'PHP', file: 'driver.php', text: php },
  ruby: { name: 'Ruby', file: 'driver.rb', text: ruby },
  rust: { name: 'Rust', file: 'driver.rs', text: rust },
  swift: { name: 'Swift', file: 'driver.swift', text: swift },
  shell: { file: 'driver.sh', text: shell },
} as const satisfies Readonly<Record<string, Driver>>;

export type DriverLanguage = keyof typeof drivers;

export const driverLanguages = Object.keys(drivers) as DriverLanguage[];
