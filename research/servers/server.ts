import { createHmac } from 'node:crypto';

/** The settings of the account that a simulated server verifies. */
export interface ServerSettings {
  readonly secret: Uint8Array;
  readonly algorithm: 'SHA1' | 'SHA256' | 'SHA512';
  readonly digits: number;
  /** The length of a time step in seconds. */
  readonly period: number;
}

export type Phase = 'setup' | 'login';

/** A server that verifies TOTP codes. It keeps state: used codes, failures, locks. */
export interface SimulatedServer {
  /**
   * Returns the server's answer to a code.
   * @param atSeconds the right Unix time in seconds, which never decreases between attempts
   */
  attempt(code: string, atSeconds: number, phase: Phase): 'accepted' | 'refused';
}

/** How many time steps a server accepts before and after its own step. */
export interface CodeWindow {
  readonly behind: number;
  readonly ahead: number;
}

/** Remembers which codes were used. */
export interface Memory {
  isUsed(step: number, typed: string, phase: Phase): boolean;
  use(step: number, typed: string, phase: Phase, atSeconds: number): void;
  /** Called at the start of each attempt, before the server checks it. */
  start?(atSeconds: number): void;
  /** Called after the server refused a code. */
  refuse?(): void;
}

/** Decides whether the server still checks codes or is locked. */
export interface Limit {
  isLocked(atSeconds: number): boolean;
  record(isAccepted: boolean, atSeconds: number): void;
}

/** The parts of a server that a fault can replace. */
export interface Policy {
  readonly window: (phase: Phase) => CodeWindow;
  /** Returns the Unix time that the server believes, in seconds. */
  readonly clock: (seconds: number) => number;
  readonly period: (settings: ServerSettings) => number;
  readonly key: (settings: ServerSettings) => Uint8Array;
  readonly algorithm: (settings: ServerSettings, phase: Phase) => string;
  /** Returns the typed text as the server compares it. */
  readonly clean: (typed: string) => string;
  readonly isSame: (expected: string, typed: string, phase: Phase) => boolean;
  readonly memory: () => Memory;
  readonly limit: () => Limit;
}

/** Returns the code of RFC 6238 for a time step, from Node's HMAC. */
export function codeAt(key: Uint8Array, algorithm: string, digits: number, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt.asUintN(64, BigInt(step)));
  const mac = createHmac(algorithm.toLowerCase(), key).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) % 16) % 2 ** 31;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns a memory of the last used step. It refuses that step and every older one. */
function lastStepMemory(): Memory {
  let last = -Infinity;
  return {
    isUsed: (step) => step <= last,
    use: (step) => {
      last = step;
    },
  };
}

/** Returns a limit that locks the account for a number of seconds after a number of failures in a row. */
export function lockAfter(failures: number, seconds: number): () => Limit {
  return () => {
    let count = 0;
    let lockedUntil = -Infinity;
    return {
      isLocked: (at) => at < lockedUntil,
      record: (isAccepted, at) => {
        count = isAccepted ? 0 : count + 1;
        if (count < failures) return;
        count = 0;
        lockedUntil = at + seconds;
      },
    };
  };
}

/**
 * The parts of a correct server. It accepts one step in both directions, no code twice, and spaces. It locks for 15
 * minutes after ten failures in a row.
 */
const correctPolicy: Policy = {
  window: () => ({ behind: 1, ahead: 1 }),
  clock: (seconds) => seconds,
  period: (settings) => settings.period,
  key: (settings) => settings.secret,
  algorithm: (settings) => settings.algorithm,
  clean: (typed) => typed.replaceAll(/\s/g, ''),
  isSame: (expected, typed) => expected === typed,
  memory: lastStepMemory,
  limit: lockAfter(10, 900),
};

/** Returns a server with the correct policy, except for the given parts. */
export function createServer(
  settings: ServerSettings,
  changes: Partial<Policy> = {},
): SimulatedServer {
  const policy: Policy = { ...correctPolicy, ...changes };
  const memory = policy.memory();
  const limit = policy.limit();
  const key = policy.key(settings);
  const period = policy.period(settings);

  /**
   * Returns the step of the typed code, or undefined if no step has this code or the code was used. Steps close to the
   * server's own come first.
   */
  function matchingStep(typed: string, atSeconds: number, phase: Phase): number | undefined {
    const { behind, ahead } = policy.window(phase);
    const now = Math.floor(policy.clock(atSeconds) / period);
    const algorithm = policy.algorithm(settings, phase);
    const steps = Array.from({ length: behind + ahead + 1 }, (_, index) => now - behind + index);
    return steps
      .toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))
      .find(
        (step) =>
          policy.isSame(
            codeAt(key, algorithm, settings.digits, step),
            policy.clean(typed),
            phase,
          ) && !memory.isUsed(step, typed, phase),
      );
  }

  return {
    attempt(code, atSeconds, phase) {
      memory.start?.(atSeconds);
      if (limit.isLocked(atSeconds)) return 'refused';
      const step = matchingStep(code, atSeconds, phase);
      if (step === undefined) memory.refuse?.();
      else memory.use(step, code, phase, atSeconds);
      limit.record(step !== undefined, atSeconds);
      return step === undefined ? 'refused' : 'accepted';
    },
  };
}
