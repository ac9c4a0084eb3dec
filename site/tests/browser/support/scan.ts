import { runProgram } from '../../../../scripts/programs.ts';

/** What zbarimg reads in a picture file; throws where it reads nothing. */
export function scan(file: string): string {
  const parameters = ['-q', '--xml', '--nodbus', '-Sdisable', '-Sqr.enable', file];
  const { stdout } = runProgram('zbarimg', parameters);
  const text = /<!\[CDATA\[(.*?)\]\]>/s.exec(stdout.toString('utf8'))?.[1];
  if (text === undefined) throw new Error(`zbarimg reads nothing in ${file}`);
  return text;
}
