import file from '../../../public/vectors/conformance.json';
import type { ConformanceReport } from '../../../scripts/conformance/report.ts';

/** What implementations did with the vectors: the file that visitors download. */
export const conformance = file as unknown as ConformanceReport;
