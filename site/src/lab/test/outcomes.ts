import { asksNames, capabilityOf, type ReportRow } from '@otp-lab/otp/app-test';

/**
 * What the app did, as the report names it. A refusal is right if the QR code is broken on purpose, and otherwise means
 * that the app doesn't support a setting.
 */
export type RowOutcome =
  | 'right'
  | 'rightlyRefused'
  | 'unsupported'
  | 'wrongCode'
  | 'wrongNames'
  | 'accepted'
  | 'unclear'
  | 'notTested';

/** Returns what the app did about a capability. */
export function outcomeOf({
  capability,
  verdict,
  names,
}: Pick<ReportRow, 'capability' | 'verdict' | 'names'>): RowOutcome {
  const mustRefuse = capabilityOf(capability).wanted === 'refusal';
  switch (verdict) {
    case 'refused':
      return mustRefuse ? 'rightlyRefused' : 'unsupported';
    case 'misleading':
      if (mustRefuse) return 'accepted';
      return asksNames(capability) && names === 'other' ? 'wrongNames' : 'wrongCode';
    case 'not-tested':
      return 'notTested';
    default:
      return verdict;
  }
}

/** The counts above the report, in their order, with the outcomes that each counts. Only the first two are good. */
export const tallies = {
  right: ['right'],
  rightlyRefused: ['rightlyRefused'],
  wrong: ['wrongCode', 'wrongNames', 'accepted'],
  unsupported: ['unsupported'],
  unclear: ['unclear'],
  notTested: ['notTested'],
} as const satisfies Readonly<Record<string, readonly RowOutcome[]>>;

export type TallyName = keyof typeof tallies;
