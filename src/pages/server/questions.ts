/** What administrators ask, in the order of the page. */
export const questions = ['codes', 'apps', 'computers', 'enroll', 'emergency', 'test'] as const;
