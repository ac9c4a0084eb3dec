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
import { useClock } from '../make/useClock.ts';
import styles from './AccountCard.module.css';
import { AccountHead } from './AccountHead.tsx';
import { FindingList } from './FindingList.tsx';

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
  const { type, issuer, account: name, secret } = account;
  const { algorithm, digits, period, needsPin } = proprietarySettings[type];
  const isReady = now !== undefined && (!needsPin || pin !== '');
  const code = isReady ? proprietaryCode(account, pin, now / 1000) : figureDash.repeat(digits);
  return (
    <li
      className={styles.account}
      data-testid="read-account"
      data-type={type}
      data-issuer={issuer}
      data-account={name}
      data-secret={secret}
      data-algorithm={algorithm}
      data-digits={digits}
      data-period={period}
      data-counter="0"
    >
      <AccountHead
        issuer={issuer}
        account={name}
        secret={secret}
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
      />
      {needsPin && (
        <Field label={t('pin')} hint={t('pinHint')}>
          {(control) => (
            <input
              {...control}
              data-testid="read-pin"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              data-1p-ignore
              data-lpignore="true"
              data-bwignore
              value={pin}
              onChange={({ target }) => setPin(target.value)}
            />
          )}
        </Field>
      )}
      <FindingList findings={findings} />
    </li>
  );
}
