/** The questions of administrators that the page answers, in its order. */
export const questions = ['codes', 'apps', 'computers', 'enroll', 'emergency', 'test'] as const;
