import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { readText } from '@otp-lab/otp/read';
import { type Draft, draftOf } from './draft.ts';

interface UriSettingsProps {
  /** The OTP URI that is in the field for the secret. */
  readonly uri: string;
  /** Whether the visitor pasted the URI. Then it's complete, so its settings are used without a press. */
  readonly isPasted: boolean;
  readonly onUse: (change: Partial<Draft>) => void;
}

/** Offers to fill all fields from an OTP URI. Renders nothing if the URI doesn't contain exactly one standard account. */
export function UriSettings({ uri, isPasted, onUse }: UriSettingsProps) {
  const t = useTranslations('otpqr.settings');
  const account = useMemo(() => {
    const { accounts } = readText(uri);
    return accounts.length === 1 ? accounts[0] : undefined;
  }, [uri]);
  const use = useEffectEvent(() => account && onUse(draftOf(account)));
  useEffect(() => {
    if (isPasted) use();
  }, [isPasted]);
  if (account === undefined) return null;
  return (
    <button type="button" className="button" onClick={() => onUse(draftOf(account))}>
      {t('useUri')}
    </button>
  );
}
