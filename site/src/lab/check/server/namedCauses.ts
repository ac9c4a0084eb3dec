import { certainThreshold, type ServerCause, type ServerDiagnosis } from '@otp-lab/otp/server';

/** Returns the causes that the verdict states, and the other possible causes. */
export function namedCauses({ certainty, causes }: ServerDiagnosis & { readonly kind: 'causes' }): {
  named: readonly ServerCause[];
  others: readonly ServerCause[];
} {
  const all = causes.map(({ cause }) => cause);
  // If some causes are certain, the merely possible ones aren't worth listing.
  if (certainty === 'certain') {
    const certain = causes.filter(({ probability }) => probability >= certainThreshold);
    return { named: certain.map(({ cause }) => cause), others: [] };
  }
  const most = certainty === 'likely' ? 1 : 0;
  return { named: all.slice(0, most), others: all.slice(most) };
}
