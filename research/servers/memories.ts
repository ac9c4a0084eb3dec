import type { Limit, Memory } from './server.ts';

/** Returns a memory of all used steps that forgets them when `isForgotten` says so. */
function forgettingMemory(
  isForgotten: (attempts: number, secondsSinceUse: number) => boolean,
): Memory {
  const used = new Set<number>();
  let attempts = 0;
  let lastUse = -Infinity;
  return {
    start: (at) => {
      attempts += 1;
      if (isForgotten(attempts, at - lastUse)) used.clear();
    },
    isUsed: (step) => used.has(step),
    use: (step, _typed, _phase, at) => {
      used.add(step);
      lastUse = at;
    },
  };
}

/** Remembers each used step forever, so an unused older code passes after a newer one. RFC 6238 allows that. */
export const setMemory = (): Memory => forgettingMemory(() => false);

export const noMemory = (): Memory => ({ isUsed: () => false, use: () => undefined });

/** Forgets everything at every third attempt, like a cache that is too small. */
export const smallCache = (): Memory => forgettingMemory((attempts) => attempts % 3 === 0);

/** Forgets everything 20 seconds after the last use, like a cache with a short lifetime. */
export const shortCache = (): Memory => forgettingMemory((_, seconds) => seconds >= 20);

/** Refuses only steps before the last used step, so a code works again in its own step. */
export function olderStepsOnly(): Memory {
  let last = -Infinity;
  return {
    isUsed: (step) => step < last,
    use: (step) => {
      last = step;
    },
  };
}

/** Remembers only the last used code, so the code before it works again. */
export function lastCodeOnly(): Memory {
  let last: number | undefined;
  return {
    isUsed: (step) => step === last,
    use: (step) => {
      last = step;
    },
  };
}

/** Remembers only the last used code, and forgets it when a code is refused. */
export function clearedByFailure(): Memory {
  let last: number | undefined;
  return {
    isUsed: (step) => step === last,
    use: (step) => {
      last = step;
    },
    refuse: () => {
      last = undefined;
    },
  };
}

/** Remembers the text as typed, so the same code with a space in it works again. */
export function typedTextMemory(): Memory {
  const used = new Set<string>();
  return {
    isUsed: (_step, typed) => used.has(typed),
    use: (_step, typed) => {
      used.add(typed);
    },
  };
}

/** Remembers set-up and login separately, so the code of the set-up works again at the login. */
export function memoryOfEachPhase(): Memory {
  const used = new Set<string>();
  return {
    isUsed: (step, _typed, phase) => used.has(`${phase} ${step}`),
    use: (step, _typed, phase) => {
      used.add(`${phase} ${step}`);
    },
  };
}

/** Returns a memory of logins only. It doesn't remember the code of the set-up. */
export function loginOnlyMemory(): Memory {
  const used = new Set<number>();
  return {
    isUsed: (step) => used.has(step),
    use: (step, _typed, phase) => {
      if (phase === 'login') used.add(step);
    },
  };
}

export const noLimit = (): Limit => ({ isLocked: () => false, record: () => undefined });

/** Locks after ten failures within the same 30 seconds of the clock. Failures of a longer attack don't add up. */
export function limitPerStep(): Limit {
  const failures = new Map<number, number>();
  const stepOf = (at: number) => Math.floor(at / 30);
  return {
    isLocked: (at) => (failures.get(stepOf(at)) ?? 0) >= 10,
    record: (isAccepted, at) => {
      if (!isAccepted) failures.set(stepOf(at), (failures.get(stepOf(at)) ?? 0) + 1);
    },
  };
}
