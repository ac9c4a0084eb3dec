/** A statement that a text has to make, and how one of its sentences is known to make it. */
export interface Statement {
  readonly says: string;
  /** The anchor of the section that says it; empty for what stands before the first heading. */
  readonly section: string;
  readonly 'en-US': RegExp;
  readonly 'ko-KR': RegExp;
}

export function statement(
  says: string,
  section: string,
  english: RegExp,
  korean: RegExp,
): Statement {
  return { says, section, 'en-US': english, 'ko-KR': korean };
}
