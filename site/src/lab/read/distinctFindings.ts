import type { Finding } from '@otp-lab/otp/read';

/** Returns the findings without repeats: a label and a parameter of an account may have the same mistake. */
export function distinctFindings(findings: readonly Finding[]): readonly Finding[] {
  const byContent = findings.map(
    (finding) =>
      [
        JSON.stringify([
          finding.account,
          finding.proprietaryAccount,
          finding.rule,
          finding.name,
          finding.values,
        ]),
        finding,
      ] as const,
  );
  return [...new Map(byContent).values()];
}
