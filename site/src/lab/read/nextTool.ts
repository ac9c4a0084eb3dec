/** The tools that can go on with an account that was read. */
export type NextTool = 'make' | 'check';
