import { runProgram } from '../../../../scripts/programs.ts';

/** Returns the text of the QR code in a picture file, as zbarimg reads it. Throws if zbarimg finds none. */
export function scan(file: string): string {
  const parameters = ['-q', '--xml', '--nodbus', '-Sdisable', '-Sqr.enable', file];
  const { stdout } = runProgram('zbarimg', parameters);
  const text = /<!\[CDATA\[(.*?)\]\]>/s.exec(stdout.toString('utf8'))?.[1];
  if (text === undefined) throw new Error(`zbarimg reads nothing in ${file}`);
  return text;
}
