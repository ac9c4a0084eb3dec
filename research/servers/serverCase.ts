import {
  type Check,
  createServer,
  type Policy,
  type ServerSettings,
  type SimulatedServer,
} from './server.ts';

/** A simulated server, and what a report about it must say. */
export interface ServerCase {
  readonly name: string;
  readonly description: string;
  /** The checks that must not be `pass`. Empty for a correct server. */
  readonly faulty: readonly Check[];
  /**
   * Checks that the fault hides or distorts. Their verdicts don't count, unless they are in `faulty`, too. All other
   * checks must not be `fail`.
   */
  readonly unjudged: readonly Check[];
  readonly create: (settings: ServerSettings) => SimulatedServer;
}

/** Returns a case whose server is correct except for `changes`. */
export const serverCase = (
  name: string,
  description: string,
  faulty: readonly Check[],
  changes: Partial<Policy>,
  unjudged: readonly Check[] = [],
): ServerCase => ({
  name,
  description,
  faulty,
  unjudged,
  create: (settings) => createServer(settings, changes),
});

/** Returns the `create` of a server whose attempts go to two nodes in turn. The nodes share nothing. */
export const twoNodes =
  (first: Partial<Policy>, second: Partial<Policy>): ServerCase['create'] =>
  (settings) => {
    const nodes = [createServer(settings, first), createServer(settings, second)] as const;
    let attempts = 0;
    return {
      attempt(code, atSeconds, phase) {
        attempts += 1;
        return nodes[attempts % 2 === 1 ? 0 : 1].attempt(code, atSeconds, phase);
      },
    };
  };
