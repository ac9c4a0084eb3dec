/** What administrators ask, in the order of the page. */
export const questions = ['codes', 'apps', 'computers', 'enrol', 'emergency', 'test'] as const;
