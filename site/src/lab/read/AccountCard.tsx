import { useTranslations } from 'use-intl';
import type { Finding } from '@otp-lab/otp/read';
import type { OtpSettings } from '@otp-lab/otp';
import { type Draft, draftOf } from '../settings/draft.ts';
import { useSettingRows } from '../settings/useSettingRows.ts';
import { AccountItem } from './AccountItem.tsx';
import styles from './AccountCard.module.css';
import type { NextTool } from './nextTool.ts';
import { CorrectedUri } from './CorrectedUri.tsx';

interface AccountCardProps {
  readonly account: OtpSettings;
  readonly findings: readonly Finding[];
  /** The tool that the main button opens. */
  readonly nextTool: NextTool;
  readonly onUse: (change: Partial<Draft>, tool: NextTool) => void;
}

/** Shows an account: the findings, its settings, and buttons that copy them to the fields of Make or Check. */
export function AccountCard({ account, findings, nextTool, onUse }: AccountCardProps) {
  const t = useTranslations('labRead');
  const tools = useTranslations('otpqr.tools');
  const rows = useSettingRows(account);
  const otherTool = nextTool === 'make' ? 'check' : 'make';
  const use = (tool: NextTool) => () => onUse(draftOf(account), tool);
  return (
    <AccountItem account={account} rows={rows} findings={findings}>
      <div className={styles.use}>
        <p>{t('use')}</p>
        <button type="button" className="button primary" onClick={use(nextTool)}>
          {tools(nextTool)}
        </button>
        <button type="button" className="button" onClick={use(otherTool)}>
          {tools(otherTool)}
        </button>
      </div>
      <CorrectedUri account={account} findings={findings} />
    </AccountItem>
  );
}
