import go from './verifiers/go.txt?raw';
import java from './verifiers/java.txt?raw';
import javascript from './verifiers/javascript.txt?raw';
import php from './verifiers/php.txt?raw';
import python from './verifiers/python.txt?raw';
import ruby from './verifiers/ruby.txt?raw';
import rust from './verifiers/rust.txt?raw';
import shell from './verifiers/shell.txt?raw';
import { DriverTexts } from './DriverTexts.tsx';
import type { DriverLanguage } from './drivers.ts';

const texts: Readonly<Partial<Record<DriverLanguage, string>>> = {
  javascript,
  python,
  go,
  java,
  php,
  ruby,
  rust,
  shell,
};

/** The drivers for programs that verify codes. */
export function VerifierCode() {
  return <DriverTexts texts={texts} />;
}
