import type { OtpSettings } from '@otp-lab/otp';
import type { FixedTime } from '../settings/fixedTime.ts';
import type { ToolMemory } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { useTypingPause } from '../useTypingPause.ts';
import {
  keepNewestCode,
  noTypedCodes,
  observationsOf,
  removeCode,
  startNextCode,
  timeOfCurrentCode,
  type TypedCodes,
  typeCode,
  typingPause,
  unfinishedText,
} from './typedCodes.ts';

/**
 * Keeps the codes that the visitor types in Check. Each code gets the time when it was typed, or the fixed time.
 * @param fixedTime the fixed time of the settings; undefined while the clock runs, and for HOTP
 */
export function useTypedCodes(
  memory: ToolMemory,
  { digits, period }: OtpSettings,
  fixedTime: FixedTime | undefined,
) {
  const [typedCodes, change] = useRemembered<TypedCodes>(memory, 'check', noTypedCodes);
  const fixedSeconds = fixedTime?.ok
    ? timeOfCurrentCode(typedCodes, fixedTime.seconds, period)
    : undefined;
  /** Moves the current code to the fixed time, which the visitor may have set after typing it. */
  const withFixedTime = (before: TypedCodes): TypedCodes =>
    fixedSeconds === undefined ? before : { ...before, seconds: fixedSeconds };
  // One time has one code, so a new code for the same time is a correction.
  const isSameTime = fixedSeconds !== undefined && fixedSeconds === typedCodes.seconds;
  const finish = () => change((before) => ({ ...before, isFinished: true }));
  useTypingPause(unfinishedText(typedCodes), typingPause, finish);
  return {
    typedCodes,
    /** The codes to diagnose. Empty while the current code is incomplete or invalid. */
    observations: observationsOf(withFixedTime(typedCodes), digits),
    /** Changes the text of the current code. If another code is wanted, the text may start the next one. */
    type: (text: string, isNextCodeWanted: boolean) =>
      change((before) =>
        typeCode(before, text, fixedSeconds ?? Date.now() / 1000, isNextCodeWanted && !isSameTime),
      ),
    setPress: (press: number) => change((before) => ({ ...before, press })),
    finish,
    startNext: () => change((before) => startNextCode(withFixedTime(before))),
    /** Removes the earlier code at an index. */
    remove: (index: number) => change((before) => removeCode(before, index)),
    keepNewest: () => change(keepNewestCode),
    clear: () => change(noTypedCodes),
    /** Replaces all codes. The function gets the current or fixed time, in Unix seconds. */
    replace: (codesAt: (seconds: number) => TypedCodes) =>
      change(() => codesAt(fixedSeconds ?? Date.now() / 1000)),
  };
}
