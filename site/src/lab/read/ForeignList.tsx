import { useTranslations } from 'use-intl';
import type { ForeignCode, ForeignKind } from '@otp-lab/otp/read';

interface ForeignListProps {
  readonly codes: readonly ForeignCode[];
}

/** Codes that link one particular authenticator app. The service may offer a code for other apps. */
const pairingKinds: ReadonlySet<ForeignKind> = new Set<ForeignKind>([
  'microsoft-authenticator',
  'okta-verify',
  'duo-mobile',
  'rsa-securid',
  'symantec-vip',
  'entrust',
  'salesforce',
]);

/** The app whose exports are listed here if no account in them can be read. */
const googleApp = 'Google Authenticator';

/** Explains codes that are no OTP accounts: what each is, which app opens it, and what to do instead. */
export function ForeignList({ codes }: ForeignListProps) {
  const t = useTranslations('labRead');
  return codes.map(({ kind, app, scheme }) => (
    <p key={`${kind} ${app} ${scheme}`} data-testid="read-foreign" data-kind={kind}>
      {app === googleApp ? (
        <strong>{t('foreignExport')}</strong>
      ) : (
        <>
          <strong>{t(`foreign.${kind}`, { app, scheme })}</strong>{' '}
          {t(pairingKinds.has(kind) ? 'foreignPairing' : 'foreignOther')}
        </>
      )}
    </p>
  ));
}
