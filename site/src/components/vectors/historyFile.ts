import file from '@otp-lab/vectors/history.json';
import type { ImplementationHistory, MeasurementHistory } from '@otp-lab/vectors/conformance';

const { implementations } = file as unknown as MeasurementHistory;

/** Returns the measurements of an implementation, from the file that visitors download. */
export function historyOf(name: string): ImplementationHistory {
  const found = implementations.find((implementation) => implementation.name === name);
  if (!found) throw new Error(`history.json has no implementation ${name}`);
  return found;
}
