/** A statement that a text must contain. One sentence of the section must match the pattern of its language. */
export interface Statement {
  readonly says: string;
  /** The anchor of the section, or empty for the text before the first heading. */
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
