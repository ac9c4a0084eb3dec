import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { readText } from '@otp-lab/otp/read';
import { type Draft, draftOf } from './draft.ts';

interface UriSettingsProps {
  /** The OTP URI that the visitor typed as the secret. */
  readonly uri: string;
  readonly onUse: (change: Partial<Draft>) => void;
}

/** Offers to fill all fields from an OTP URI. Renders nothing if the URI doesn't contain exactly one standard account. */
export function UriSettings({ uri, onUse }: UriSettingsProps) {
  const t = useTranslations('otpqr.settings');
  const [account, another] = useMemo(() => readText(uri).accounts, [uri]);
  if (account === undefined || another !== undefined) return null;
  return (
    <button type="button" className="button" onClick={() => onUse(draftOf(account))}>
      {t('useUri')}
    </button>
  );
}
