import type { Format } from '../diagnosis/format.ts';
import { toHex } from '../hex.ts';
import { digitsOfModulus, secretOf, type Task } from './task.ts';

const maxSeconds = 2n ** 62n;

/** The number of digits for oathtool, and a pipe that turns its output into the code. */
function outputOf(format: Format): { digits: number; pipe: string } | undefined {
  const modulus =
    format.kind === 'first'
      ? 10 ** format.digits
      : format.kind === 'last' || format.kind === 'zeros-lost'
        ? format.modulus
        : 0;
  const wanted = digitsOfModulus(modulus);
  if (wanted === undefined || wanted < 4 || wanted > 8) return undefined;
  // oathtool prints at least 6 digits. Shorter codes are the end of its output.
  const digits = Math.max(6, wanted);
  const shorter = digits === wanted ? '' : ` | cut -c ${digits - wanted + 1}-`;
  if (format.kind === 'zeros-lost')
    return { digits, pipe: String.raw`${shorter} | sed 's/^0*\(.\)/\1/'` };
  if (format.kind === 'first') return { digits, pipe: `${shorter} | cut -c 1-${format.length}` };
  const zeros = format.kind === 'last' ? '0'.repeat(format.length - wanted) : '';
  return { digits, pipe: zeros === '' ? shorter : `${shorter} | sed 's/^/${zeros}/'` };
}

function modeOf({ computation, counter, time }: Task): string | undefined {
  const { algorithm } = computation.macMethod;
  if (time !== undefined)
    return `--totp=${algorithm} -s ${time.period}s -N @${Math.floor(time.seconds)}`;
  if (algorithm === 'SHA1') return `--hotp -c ${counter}`;
  // oathtool's HOTP only supports SHA1. With TOTP and a period of 1 second, the time is the counter.
  return counter < maxSeconds ? `--totp=${algorithm} -s 1s -N @${counter}` : undefined;
}

/** Returns a command that prints the code, or undefined if oathtool can't compute it. */
export function oathtoolLine(task: Task): string | undefined {
  const { key, macMethod, truncation, format } = task.computation;
  const { algorithm, construction, counterEncoding } = macMethod;
  const isKnown = algorithm === 'SHA1' || algorithm === 'SHA256' || algorithm === 'SHA512';
  const isStandard =
    construction === 'hmac' && counterEncoding === 'eight-bytes' && truncation === 'standard';
  const output = outputOf(format);
  const mode = modeOf(task);
  if (!isKnown || !isStandard || output === undefined || mode === undefined) return undefined;
  const secret = secretOf(task);
  const keyArguments = secret === undefined ? `'${toHex(key)}'` : `-b ${secret}`;
  return `oathtool ${mode} -d ${output.digits} ${keyArguments}${output.pipe}`;
}
