import type { ReportedImplementation } from '@otp-lab/vectors/conformance';

/** Returns the id of an implementation's details, for links to them. */
export function implementationId({ package: name }: ReportedImplementation): string {
  return `implementation-${name.replaceAll(/\W/g, '-')}`;
}
