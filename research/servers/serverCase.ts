import { type ServerCheck, serverChecks } from '@otp-lab/otp/server';
import { createServer, type Policy, type ServerSettings, type SimulatedServer } from './server.ts';

/** A simulated server, and what a report about it must say. */
export interface ServerCase {
  readonly name: string;
  readonly description: string;
  /** The checks that must not be `pass`. Empty for a correct server. */
  readonly faulty: readonly ServerCheck[];
  /** Checks that the fault distorts, so that they may be `fail`. A check in neither list must not be `fail`. */
  readonly distorted: readonly ServerCheck[];
  readonly create: (settings: ServerSettings) => SimulatedServer;
}

/** The checks of the window. */
export const windows: readonly ServerCheck[] = ['window-behind', 'window-ahead'];

/** The checks that can't be judged if the server accepts hardly any code. */
export const allButKey = serverChecks.filter((check) => check !== 'key-length');

/** Returns a case whose server is correct except for `changes`. */
export const serverCase = (
  name: string,
  description: string,
  faulty: readonly ServerCheck[],
  changes: Partial<Policy>,
  distorted: readonly ServerCheck[] = [],
): ServerCase => ({
  name,
  description,
  faulty,
  distorted,
  create: (settings) => createServer(settings, changes),
});

/**
 * Returns the function `create` of a server with two nodes. Attempts go to the nodes in turn, and the nodes share no
 * state.
 */
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
