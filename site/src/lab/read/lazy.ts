import { lazyComponent } from '../../components/ui/lazyComponent.ts';

/** Code that Read loads later: the readers of texts, files and QR codes, and the components of the result. */
export const loadReader = async () => (await import('@otp-lab/otp/read')).readTexts;
export const loadFileReader = () => import('./loadFile.ts');
export const loadAdditions = () => import('./additions.ts');
export const loadAccountList = () => import('./AccountList.tsx');
export const AccountList = lazyComponent(async () => (await loadAccountList()).AccountList);
export const UriWithDefaults = lazyComponent(
  async () => (await import('./UriWithDefaults.tsx')).UriWithDefaults,
);
export const UriAsWritten = lazyComponent(
  async () => (await import('./UriAsWritten.tsx')).UriAsWritten,
);
export const ForeignList = lazyComponent(
  async () => (await import('./ForeignList.tsx')).ForeignList,
);
export const FindingList = lazyComponent(
  async () => (await import('./FindingList.tsx')).FindingList,
);
