/** What the guided run tests, in the order of the report. */
export const serverChecks = [
  'window-behind',
  'window-ahead',
  'clock',
  'reuse',
  'setup-equals-login',
  'leading-zeros',
  'attempts-limit',
  'algorithm',
  'period',
  'key-length',
] as const;
export type ServerCheck = (typeof serverChecks)[number];

/** `unclear`: several servers would react like this. `not-seen`: the run couldn't show it. */
export type CheckVerdict = 'pass' | 'fail' | 'unclear' | 'not-seen';

/** A document that says what a server must do. */
export interface ServerSource {
  readonly document: 'RFC 4226' | 'RFC 6238' | 'NIST SP 800-63B-4';
  readonly section: string;
  readonly url: string;
}

const rfc = (number: 4226 | 6238, section: string): ServerSource => ({
  document: `RFC ${number}`,
  section,
  url: `https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`,
});
/** "Single-Factor OTP" of the edition of August 2025. */
const nist: ServerSource = {
  document: 'NIST SP 800-63B-4',
  section: '3.1.4',
  url: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
};

/**
 * The sources of each check:
 *
 * - RFC 6238 section 5.2 recommends at most one time step of delay and a period of 30 s, and forbids
 *   accepting a code twice. Section 6 limits the steps in both directions, and lets the server
 *   remember a device's clock.
 * - RFC 6238 section 1.2 allows the algorithms. Server and app must use the same one.
 * - RFC 4226 section 7.2 compares codes, section 7.3 limits attempts, section 7.4 resynchronizes.
 *   Section 4 (R6) wants keys of 128 bits.
 * - NIST SP 800-63B-4 section 3.1.4 wants each code accepted once, a new code at least every two
 *   minutes, keys of 112 bits, and a limit of attempts.
 */
export const sourcesOfChecks: Readonly<Record<ServerCheck, readonly ServerSource[]>> = {
  'window-behind': [rfc(6238, '5.2'), rfc(6238, '6')],
  'window-ahead': [rfc(6238, '6'), rfc(4226, '7.4')],
  clock: [rfc(6238, '6')],
  reuse: [rfc(6238, '5.2'), nist],
  'setup-equals-login': [rfc(6238, '5.2'), rfc(4226, '7.2')],
  'leading-zeros': [rfc(4226, '7.2')],
  'attempts-limit': [rfc(4226, '7.3'), nist],
  algorithm: [rfc(6238, '1.2')],
  period: [rfc(6238, '5.2'), nist],
  'key-length': [rfc(4226, '4'), nist],
};
