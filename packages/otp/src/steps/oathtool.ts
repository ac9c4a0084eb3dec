import type { Format } from '../diagnosis/format.ts';
import { hexOf } from './steps.ts';
import { digitsOf, secretOf, type Task } from './task.ts';

const mostSeconds = 2n ** 62n;

/** The option for the digits, and what makes the code of what oathtool prints. */
function outputOf(format: Format): { digits: number; pipe: string } | undefined {
  const modulus =
    format.kind === 'first'
      ? 10 ** format.digits
      : format.kind === 'last' || format.kind === 'zeros-lost'
        ? format.modulus
        : 0;
  const wanted = digitsOf(modulus);
  if (wanted === undefined || wanted < 4 || wanted > 8) return undefined;
  // It prints 6 digits at least; fewer are the last of them.
  const digits = Math.max(6, wanted);
  const shorter = digits === wanted ? '' : ` | cut -c ${digits - wanted + 1}-`;
  if (format.kind === 'zeros-lost')
    return { digits, pipe: String.raw`${shorter} | sed 's/^0*\(.\)/\1/'` };
  if (format.kind === 'first') return { digits, pipe: `${shorter} | cut -c 1-${format.shown}` };
  const zeros = format.kind === 'last' ? '0'.repeat(format.shown - wanted) : '';
  return { digits, pipe: zeros === '' ? shorter : `${shorter} | sed 's/^/${zeros}/'` };
}

function modeOf({ computation, counter, time }: Task): string | undefined {
  const { algorithm } = computation.recipe;
  if (time !== undefined)
    return `--totp=${algorithm} -s ${time.period}s -N @${Math.floor(time.seconds)}`;
  if (algorithm === 'SHA1') return `--hotp -c ${counter}`;
  // Its HOTP has SHA1 alone: a step of one second makes the moment the counter.
  return counter < mostSeconds ? `--totp=${algorithm} -s 1s -N @${counter}` : undefined;
}

/** The command line that prints the code; undefined where oathtool cannot compute it. */
export function oathtoolLine(task: Task): string | undefined {
  const { key, recipe, truncation, format } = task.computation;
  const { algorithm, construction, message } = recipe;
  const isKnown = algorithm === 'SHA1' || algorithm === 'SHA256' || algorithm === 'SHA512';
  const isHotp = construction === 'hmac' && message === 'eight-bytes' && truncation === 'standard';
  const output = outputOf(format);
  const mode = modeOf(task);
  if (!isKnown || !isHotp || output === undefined || mode === undefined) return undefined;
  const secret = secretOf(task);
  const named = secret === undefined ? `'${hexOf(key)}'` : `-b ${secret}`;
  return `oathtool ${mode} -d ${output.digits} ${named}${output.pipe}`;
}
