/** What the visitor's program does: it computes codes, or verifies codes that people type. */
export const tasks = ['codes', 'verification'] as const;
export type Task = (typeof tasks)[number];
