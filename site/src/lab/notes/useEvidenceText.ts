import { useTranslations } from 'use-intl';
import type { Evidence } from '@otp-lab/app-notes';
import { separator } from '../../components/shared/separator.ts';
import { isSameEvidence } from './rowCells.ts';
import { useObservationDate } from './useObservationDate.ts';

/** Returns functions that say how an outcome is known: 'Tested by us · 3.4.2 · Nov 2026'. */
export function useEvidenceText() {
  const t = useTranslations('labNotesTable');
  const sentences = useTranslations('labNoteSentences');
  const dateText = useObservationDate();

  function partsOf({ kind, version, date, isOld }: Partial<Evidence>): string[] {
    return [
      kind && t(`evidence.${kind}`),
      version,
      date && dateText(date, true),
      isOld && sentences('old'),
    ].filter((part) => typeof part === 'string');
  }

  const text = (evidence: Evidence) => partsOf(evidence).join(separator);

  /**
   * Returns the parts of the evidence that the row doesn't show, without the age. Empty if the row has the same
   * evidence. A cell is narrow, and a separator would end its first line.
   */
  function difference(evidence: Evidence, row: Evidence | undefined): string {
    if (isSameEvidence(evidence, row)) return '';
    const { kind, isOld: _, ...others } = evidence;
    return partsOf({ ...others, ...(kind === row?.kind ? {} : { kind }) }).join(' ');
  }

  return { text, difference };
}
