import { useTranslations } from 'use-intl';
import type { Finding } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import { type Draft, draftOf } from '../settings/draft.ts';
import { useSettingRows } from '../settings/useSettingRows.ts';
import { AccountItem } from './AccountItem.tsx';
import { CorrectedUri } from './CorrectedUri.tsx';

interface AccountCardProps {
  readonly account: OtpSettings;
  readonly findings: readonly Finding[];
  readonly onUse: (change: Partial<Draft>) => void;
}

/** Shows an account: its settings, a button that copies them to the fields of Make or Check, and the findings. */
export function AccountCard({ account, findings, onUse }: AccountCardProps) {
  const t = useTranslations('labRead');
  const rows = useSettingRows(account);
  return (
    <AccountItem account={account} rows={rows} findings={findings}>
      <button type="button" className="button primary" onClick={() => onUse(draftOf(account))}>
        {t('use')}
      </button>
      <CorrectedUri account={account} findings={findings} />
    </AccountItem>
  );
}
