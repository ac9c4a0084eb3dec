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
import { DriverTexts } from './DriverTexts.tsx';
import type { DriverLanguage } from './drivers.ts';

const texts: Readonly<Record<DriverLanguage, string>> = {
  javascript,
  python,
  go,
  java,
  csharp,
  php,
  ruby,
  rust,
  swift,
  shell,
};

/** The drivers for programs that compute codes. */
export function DriverCode() {
  return <DriverTexts texts={texts} />;
}
