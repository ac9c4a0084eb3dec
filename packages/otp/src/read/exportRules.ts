import type { Rule } from './ruleType.ts';

/** Rules about Google Authenticator's export and the files of apps. */
export const exportRules = {
  // Google Authenticator's export
  'google-export-data': { severity: 'error', document: 'google-export', values: [] },
  'google-export-base64': { severity: 'error', document: 'google-export', values: ['position'] },
  'google-export-payload': { severity: 'error', document: 'google-export', values: [] },
  'google-export-empty': { severity: 'error', document: 'google-export', values: [] },
  'google-export-account': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-secret': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-algorithm': {
    severity: 'error',
    document: 'google-export',
    values: ['name', 'algorithm'],
  },
  'google-export-digits': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-type': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-counter': { severity: 'error', document: 'google-export', values: ['name'] },
  'google-export-unset': { severity: 'note', document: 'google-export', values: ['field'] },
  'google-export-period': { severity: 'note', document: 'google-export', values: [] },
  'google-export-version': { severity: 'note', document: 'google-export', values: ['version'] },
  'google-export-batch': {
    severity: 'warning',
    document: 'google-export',
    values: ['received', 'size'],
  },
  'google-export-batch-numbers': { severity: 'warning', document: 'google-export', values: [] },
  'google-export-batch-mixed': { severity: 'warning', document: 'google-export', values: [] },
  'google-export-repeated': { severity: 'note', document: 'google-export', values: ['position'] },
  // Files of apps
  'file-app': { severity: 'note', document: 'file-app', values: ['app'] },
  'file-encrypted': { severity: 'error', document: 'file-app', values: ['app'] },
  'file-empty': { severity: 'error', document: 'file-app', values: ['app'] },
  'file-entry': { severity: 'error', document: 'file-app', values: ['app'] },
} as const satisfies Record<string, Rule>;
