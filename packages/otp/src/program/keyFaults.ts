import { isSharedPart } from '../diagnosis/causeParts.ts';
import { type KeyHypothesis, keyHypothesis } from '../diagnosis/keyEncodings.ts';
import { keyHypotheses, rareKeyHypotheses } from '../diagnosis/keyHypotheses.ts';
import { ratios } from '../diagnosis/priors.ts';
import type { Fault, ProgramComputation } from './programComputation.ts';
import type { ProgramInput } from './readInputs.ts';

/** The keys that programs may derive from a secret, by the name of the cause part. */
type KeysByName = ReadonlyMap<string, readonly KeyHypothesis[]>;

const cachedKeys = new WeakMap<ProgramInput, KeysByName>();

function keysByName(input: ProgramInput): KeysByName {
  const cached = cachedKeys.get(input);
  if (cached !== undefined) return cached;
  const { secret } = input;
  const keys = [...keyHypotheses(secret), ...rareKeyHypotheses(secret)];
  // A decoder that stops at the first non-hex digit gets an empty key from most secrets.
  if (!/^[\dA-F]{2}/i.test(secret))
    keys.push(keyHypothesis('key:hex', ratios.keyHexOther, new Uint8Array()));
  // A decoder of Base32 gets an empty key from hexadecimal text that has no character of Base32.
  const hexAsBase32 = 'key:hex-as-base32';
  if (!keys.some(({ parts }) => parts[0]?.name === hexAsBase32))
    keys.push(keyHypothesis(hexAsBase32, ratios.keyEncoding, new Uint8Array()));
  const byName = new Map<string, KeyHypothesis[]>();
  for (const key of keys) {
    const name = key.parts[0]?.name ?? '';
    byName.set(name, [...(byName.get(name) ?? []), key]);
  }
  cachedKeys.set(input, byName);
  return byName;
}

/** Returns the fault of programs that add the byte of leftover bits only if it isn't zero, as base32.js does. */
function nonzeroPartialByte(fault: Fault): Fault {
  const change: Fault['change'] = (computation) => {
    const changed = [fault.change(computation)].flat();
    return changed.every(({ key }) => key.at(-1) === 0) ? computation : changed;
  };
  return { ...fault, change };
}

/** Returns the faults of decoding a secret that affect at least one of the inputs. */
export function keyFaults(inputs: readonly ProgramInput[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const input of inputs)
    for (const [name, keys] of keysByName(input)) {
      const [part] = keys[0]?.parts ?? [];
      if (part === undefined || !isSharedPart(part)) continue;
      const ratio = Math.max(...keys.map((key) => key.ratio));
      const variants = Math.max(keys.length, faults.get(name)?.variants ?? 0);
      const change = (computation: ProgramComputation) => {
        const wrongKeys = keysByName(computation.input).get(name);
        return wrongKeys?.map(({ bytes }) => ({ ...computation, key: bytes })) ?? computation;
      };
      faults.set(name, { part, ratio, variants, change });
    }
  return [...faults.values()].flatMap((fault) =>
    fault.part.name === 'key:partial-byte' ? [fault, nonzeroPartialByte(fault)] : [fault],
  );
}
