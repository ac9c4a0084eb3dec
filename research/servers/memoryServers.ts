import {
  clearedByFailure,
  lastCodeOnly,
  loginOnlyMemory,
  memoryOfEachPhase,
  noMemory,
  olderStepsOnly,
  shortCache,
  smallCache,
  typedTextMemory,
} from './memories.ts';
import { type ServerCase, serverCase as server, twoNodes } from './serverCase.ts';

/** Servers that accept a code twice. */
export const memoryServers: readonly ServerCase[] = [
  server('reuse accepted', 'Remembers no code.', ['reuse'], { memory: noMemory }),
  server(
    'reuse within the step',
    'Refuses only steps before the last used one, so a code works again in its own step.',
    ['reuse'],
    { memory: olderStepsOnly },
  ),
  server(
    'reuse of an older code after a newer one',
    'Remembers only the last code, so the code before it works again.',
    ['reuse'],
    { memory: lastCodeOnly },
  ),
  server(
    'cache of used codes too small',
    'Forgets the used codes at every third attempt.',
    ['reuse'],
    {
      memory: smallCache,
    },
  ),
  server('cache of used codes too short', 'Forgets a used code after 20 seconds.', ['reuse'], {
    memory: shortCache,
  }),
  server(
    'a refused code clears the memory',
    'Forgets the last code when another is refused.',
    ['reuse'],
    {
      memory: clearedByFailure,
    },
  ),
  server('memory of the typed text', 'The same code with a space in it works again.', ['reuse'], {
    memory: typedTextMemory,
  }),
  server(
    'set-up and login remember separately',
    'The code of the set-up works again at the login.',
    ['reuse'],
    { memory: memoryOfEachPhase },
    ['setup-equals-login'],
  ),
  server(
    'set-up remembers nothing',
    'Codes of the set-up work again, at the set-up and at the login.',
    ['reuse'],
    { memory: loginOnlyMemory },
    ['setup-equals-login'],
  ),
  {
    name: 'two nodes, separate memories',
    description:
      'A balancer sends attempts to two nodes in turn. Each remembers only its own codes.',
    faulty: ['reuse'],
    distorted: ['attempts-limit'],
    create: twoNodes({}, {}),
  },
];
