import { setMemory } from './memories.ts';
import { memoryServers } from './memoryServers.ts';
import { ruleServers } from './ruleServers.ts';
import { lockAfter } from './server.ts';
import { type ServerCase, serverCase } from './serverCase.ts';
import { timeServers } from './timeServers.ts';

/** Servers with one fault each, which a row of the report names. */
export const faultyServers: readonly ServerCase[] = [
  ...timeServers,
  ...memoryServers,
  ...ruleServers,
];

/** Correct servers. No row of their reports may be `fail`. */
export const correctServers: readonly ServerCase[] = [
  serverCase('usual', 'One step in both directions, locked after ten failures.', [], {}),
  serverCase('no code ahead', 'One step behind, none ahead.', [], {
    window: () => ({ behind: 1, ahead: 0 }),
  }),
  serverCase(
    'limit of 100',
    'Locks after 100 failures in a row, as NIST SP 800-63B-4 demands.',
    [],
    {
      limit: lockAfter(100, 3600),
    },
  ),
  serverCase('short lock', 'Locks for 30 seconds after six failures in a row.', [], {
    limit: lockAfter(6, 30),
  }),
  serverCase('set of used codes', 'Accepts an unused older code after a newer one.', [], {
    memory: setMemory,
  }),
];

/** Servers with a fault that no row of the report names. No row of their reports may be `fail`. */
export const otherServers: readonly ServerCase[] = [
  serverCase('space refused', 'Trims nothing, so a code with a space is refused.', [], {
    clean: (typed) => typed,
  }),
  serverCase('seven digits accepted', 'Compares only the first digits of what was typed.', [], {
    isSame: (expected, typed) => typed.startsWith(expected),
  }),
];
