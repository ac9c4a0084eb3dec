import { useTranslations } from 'use-intl';
import { type BuiltProbe, capabilityOf } from '@otp-lab/otp/app-test';
import { QrCode } from '../../qr/QrCode.tsx';
import { Unbroken } from '../../components/shared/Unbroken.tsx';
import { CopyButton } from '../../components/ui/CopyButton.tsx';
import styles from './ProbeCard.module.css';

interface ProbeCardProps {
  /** Undefined until its secret is chosen. */
  readonly probe: BuiltProbe | undefined;
}

/** The side of the QR code in CSS pixels, including the margin. */
const size = 275;

/** Shows the QR code to scan, what it tests, and the name of its account. */
export function ProbeCard({ probe }: ProbeCardProps) {
  const t = useTranslations('labTest');
  if (probe === undefined)
    return (
      <div className={styles.probe}>
        {/* Reserves the line that says what is tested. */}
        <p />
        <p role="status">{t('choosing')}</p>
        <div className={styles.card}>
          <svg width={size} height={size} aria-hidden="true" />
        </div>
      </div>
    );
  const { issuer, account } = probe.settings;
  const name = `${issuer}: ${account}`;
  const isFaulty = probe.capabilities.some((id) => capabilityOf(id).wanted === 'refusal');
  return (
    <div className={styles.probe}>
      <p>
        <Unbroken text={probe.capabilities.map((id) => t(`capability.${id}`)).join(' · ')} />
      </p>
      <p>{isFaulty ? t('faulty') : t('scan', { name })}</p>
      <div className={styles.card}>
        <QrCode value={probe.uri} size={size} title={t('qr', { name })} data-testid="run-qr" />
      </div>
      <details>
        <summary>{t('address')}</summary>
        <code className={styles.uri}>{probe.uri}</code>
        <CopyButton text={probe.uri}>{t('copy')}</CopyButton>
      </details>
    </div>
  );
}
