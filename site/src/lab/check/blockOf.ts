import { readCode } from '@otp-lab/otp/diagnosis';
import type { ParsedDraft } from '../settings/draft.ts';
import type { TypedCodes } from './typedCodes.ts';

/**
 * What the visitor must fix before a code can be compared: the secret, an OTP URI in its place, the fixed time, or the
 * code itself.
 */
export type Block = 'secret' | 'uri' | 'time' | 'character' | 'short';

/** No account has shorter codes (RFC 4226 asks for six digits). */
export const minDigits = 4;

/** Returns whether the visitor is still typing the code. */
export function isStillTyping({
  text,
  isFinished,
}: Pick<TypedCodes, 'text' | 'isFinished'>): boolean {
  return text.trim() !== '' && !isFinished;
}

/** Returns what the visitor must fix, or undefined. Ignores the code until the visitor has finished typing it. */
export function blockOf(
  { secret, fixedTime }: Pick<ParsedDraft, 'secret' | 'fixedTime'>,
  typedCodes: Pick<TypedCodes, 'text' | 'isFinished'>,
): Block | undefined {
  if (!secret.ok) return secret.error.kind === 'uri' ? 'uri' : 'secret';
  if (fixedTime?.ok === false) return 'time';
  if (isStillTyping(typedCodes)) return undefined;
  const result = readCode(typedCodes.text);
  if (!result.ok) return result.error.kind === 'character' ? 'character' : undefined;
  return result.code.text.length < minDigits ? 'short' : undefined;
}
