/** The message keys of the questions that the server page answers, in their order. */
export const questions = [
  'ask',
  'codes',
  'apps',
  'computers',
  'windows',
  'enroll',
  'emergency',
  'updates',
  'rejected',
  'test',
] as const;

/** The message keys of what administrators should ask before they decide, in their order. */
export const openPoints = ['where', 'otherWays', 'recovery', 'many', 'license'] as const;

/** The message keys of the steps before a rollout, in their order. */
export const rolloutSteps = [
  'ask',
  'try',
  'app',
  'backup',
  'administrator',
  'install',
  'others',
] as const;
