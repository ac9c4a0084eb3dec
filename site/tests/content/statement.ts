/** A fact that a text must state. One sentence of the section must match the pattern of its language. */
export interface Statement {
  /** The fact, for the title of the test. */
  readonly fact: string;
  /** The anchor of the section, or empty for the text before the first heading. */
  readonly section: string;
  readonly 'en-US': RegExp;
  readonly 'ko-KR': RegExp;
}

/** Returns a statement. The patterns match the words that carry the fact, so that the wording can change. */
export function statement(
  fact: string,
  section: string,
  english: RegExp,
  korean: RegExp,
): Statement {
  return { fact, section, 'en-US': english, 'ko-KR': korean };
}
