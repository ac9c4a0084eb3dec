import { lazyPart } from '../../../ui/lazyPart.ts';

/** What Read loads later: what reads texts, files and QR codes, and what shows what was read. */
export const loadReader = async () => (await import('@otp-lab/otp/read')).readTexts;
export const loadFileReader = () => import('./loadFile.ts');
export const loadAdditions = () => import('./additions.ts');
export const loadAccountList = () => import('./AccountList.tsx');
export const AccountList = lazyPart(async () => (await loadAccountList()).AccountList);
export const FindingList = lazyPart(async () => (await import('./FindingList.tsx')).FindingList);
