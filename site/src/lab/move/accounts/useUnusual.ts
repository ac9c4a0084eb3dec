import { useLocale, useTranslations } from 'use-intl';
import { listOf } from '../../../components/shared/intl.ts';
import type { ListedAccount } from '../moveQuestions.ts';
import { typeNames } from '../typeNames.ts';

/** Returns a function that lists what is unusual about an account, and what else the file contains about it. */
export function useUnusual() {
  const t = useTranslations('labMoveAccounts.mark');
  const language = useLocale();
  return (account: ListedAccount, mergedCount: number): string[] => {
    const { type, algorithm, digits, period, counter, groups } = account;
    const isStandard = type === 'totp' || type === 'hotp';
    const all = [
      mergedCount > 1 && t('merged', { count: mergedCount }),
      type === 'hotp' && t('hotp', { counter: String(counter) }),
      !isStandard && typeNames[type],
      isStandard && algorithm !== 'SHA1' && algorithm,
      isStandard && digits !== 6 && t('digits', { digits }),
      type === 'totp' && period !== 30 && t('period', { period }),
      account.hasNote && t('note'),
      account.hasIcon && t('icon'),
      account.isFavorite && t('favorite'),
      groups.length > 0 &&
        t('groups', { count: groups.length, groups: listOf(language, groups, 'unit') }),
    ];
    return all.filter((text) => text !== false);
  };
}
