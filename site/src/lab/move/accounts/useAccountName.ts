import { useTranslations } from 'use-intl';

/** Returns a function that names an account in a sentence: 'GitHub (alice)'. */
export function useAccountName() {
  const t = useTranslations('labMove');
  return ({ issuer, account }: { readonly issuer: string; readonly account: string }): string => {
    if (issuer === '') return account === '' ? t('unnamed') : account;
    return account === '' ? issuer : t('named', { issuer, account });
  };
}
