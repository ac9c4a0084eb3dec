import type { ReportedImplementation } from '@otp-lab/vectors/conformance';

/** Returns the id of an implementation's row, for links to it. */
export function implementationId({ package: name }: ReportedImplementation): string {
  return `implementation-${name.replaceAll(/\W/g, '-')}`;
}
