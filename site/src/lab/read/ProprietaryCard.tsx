import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Finding,
  type ProprietaryAccount,
  proprietaryCode,
  proprietarySettings,
  type ProprietaryType,
} from '@otp-lab/otp/read';
import { Field } from '../../components/ui/Field.tsx';
import { secretInput } from '../../components/ui/secretInput.ts';
import { useClock } from '../useClock.ts';
import styles from './AccountCard.module.css';
import { AccountItem } from './AccountItem.tsx';

interface ProprietaryCardProps {
  readonly account: ProprietaryAccount;
  readonly findings: readonly Finding[];
}

/** Proper names, the same in all languages. */
const typeNames: Readonly<Record<ProprietaryType, string>> = {
  steam: 'Steam',
  motp: 'Mobile-OTP',
  yandex: 'Yandex',
};

/** U+2012 is as wide as a digit. It stands for a missing character. */
const figureDash = '\u2012';

/** Shows an account of Steam, Mobile-OTP or Yandex with its current code. Asks for the PIN if the code needs one. */
export function ProprietaryCard({ account, findings }: ProprietaryCardProps) {
  const t = useTranslations('labRead');
  const field = useTranslations('otpqr.settings');
  const [pin, setPin] = useState('');
  const now = useClock(true);
  const { type } = account;
  const { algorithm, digits, period, needsPin } = proprietarySettings[type];
  const isReady = now !== undefined && (!needsPin || pin !== '');
  const code = isReady ? proprietaryCode(account, pin, now / 1000) : figureDash.repeat(digits);
  return (
    <AccountItem
      account={{ ...account, algorithm, digits, period, counter: 0n }}
      rows={[
        [field('type'), typeNames[type]],
        [field('period'), field('seconds', { seconds: period })],
        [
          t('code'),
          <output key="code" className={styles.code} data-testid="read-code" aria-live="off">
            {code}
          </output>,
        ],
      ]}
      findings={findings}
    >
      {needsPin && (
        <Field label={t('pin')} hint={t('pinHint')}>
          {(control) => (
            <input
              {...control}
              data-testid="read-pin"
              {...secretInput}
              value={pin}
              onChange={({ target }) => setPin(target.value)}
            />
          )}
        </Field>
      )}
    </AccountItem>
  );
}
