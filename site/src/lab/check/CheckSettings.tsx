import { useTranslations } from 'use-intl';
import { Link } from '../../components/ui/Link.tsx';
import lab from '../Lab.module.css';
import { focusTool } from '../openTool.ts';
import type { ParsedDraft } from '../settings/draft.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { readForCheck, type ToolProps } from '../tools.ts';

interface CheckSettingsProps extends Pick<ToolProps, 'draft' | 'onChange' | 'memory'> {
  readonly parsed: ParsedDraft;
}

/** The settings that the code is compared with, and a link to the tool that reads them from a QR code. */
export function CheckSettings({ draft, parsed, onChange, memory }: CheckSettingsProps) {
  const t = useTranslations('labCheck');
  return (
    <section aria-labelledby="check-settings">
      <h2 id="check-settings" className={lab.heading}>
        {t('settings')}
      </h2>
      <p>
        {t.rich('settingsHow', {
          read: (text) => (
            <Link
              to="otpqr"
              query={[['tool', 'read']]}
              onClick={() => {
                memory.set(readForCheck, true);
                focusTool('read');
              }}
            >
              {text}
            </Link>
          ),
        })}
      </p>
      <SettingsForm draft={draft} parsed={parsed} onChange={onChange} hasSecret={false} />
    </section>
  );
}
