import { certainFrom, type ServerCause, type ServerDiagnosis } from '@otp-lab/otp/server';

/** Which causes are named, and which stand beside them as possible. */
export function namedCauses({ certainty, causes }: ServerDiagnosis & { readonly kind: 'causes' }): {
  named: readonly ServerCause[];
  others: readonly ServerCause[];
} {
  const all = causes.map(({ cause }) => cause);
  // Where one cause is enough by itself, those that are only possible are not listed.
  if (certainty === 'certain') {
    const certain = causes.filter(({ probability }) => probability >= certainFrom);
    return { named: certain.map(({ cause }) => cause), others: [] };
  }
  const most = certainty === 'likely' ? 1 : 0;
  return { named: all.slice(0, most), others: all.slice(most) };
}
