import { useTranslations } from 'use-intl';
import type { Finding } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import type { Tool } from '../../routes.ts';
import { type Draft, draftOf } from '../settings/draft.ts';
import { useSettingRows } from '../settings/useSettingRows.ts';
import { AccountItem } from './AccountItem.tsx';
import styles from './AccountCard.module.css';
import { CorrectedUri } from './CorrectedUri.tsx';

interface AccountCardProps {
  readonly account: OtpSettings;
  readonly findings: readonly Finding[];
  /** The tool that `onUse` opens. */
  readonly nextTool: Tool;
  readonly onUse: (change: Partial<Draft>) => void;
}

/** Shows an account: its settings, a button that copies them to the fields of Make or Check, and the findings. */
export function AccountCard({ account, findings, nextTool, onUse }: AccountCardProps) {
  const t = useTranslations('labRead');
  const tools = useTranslations('otpqr.tools');
  const rows = useSettingRows(account);
  return (
    <AccountItem account={account} rows={rows} findings={findings}>
      <div className={styles.use}>
        <button type="button" className="button primary" onClick={() => onUse(draftOf(account))}>
          {t('use')}
        </button>
        <span>{t('useHow', { tool: tools(nextTool) })}</span>
      </div>
      <CorrectedUri account={account} findings={findings} />
    </AccountItem>
  );
}
