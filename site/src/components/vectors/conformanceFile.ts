import file from '@otp-lab/vectors/conformance.json';
import type { ConformanceReport } from '@otp-lab/vectors/conformance';

/** The results of implementations on the vectors, from the file that visitors download. */
export const conformance = file as unknown as ConformanceReport;
