import { spawnSync } from 'node:child_process';

/** What zbarimg reads in a picture file; throws where it reads nothing. */
export function scan(file: string): string {
  const parameters = ['-q', '--xml', '--nodbus', '-Sdisable', '-Sqr.enable', file];
  const { stdout, error } = spawnSync('zbarimg', parameters, { encoding: 'utf8' });
  if (error) throw new Error("zbarimg cannot run: install Debian's package zbar-tools");
  const text = /<!\[CDATA\[(.*?)\]\]>/s.exec(stdout)?.[1];
  if (text === undefined) throw new Error(`zbarimg reads nothing in ${file}`);
  return text;
}
