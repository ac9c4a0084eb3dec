import { writeOtpUri } from '@otp-lab/otp';
import { localized } from '../../i18n/localized.tsx';
import { emptyDraft, readDraft } from '../settings/model.ts';
import { QrSvg } from './QrSvg.tsx';

/** The QR code of the default settings, rendered to HTML only. */
export const DefaultQr = localized(() => {
  const { settings } = readDraft(emptyDraft);
  return <QrSvg uri={writeOtpUri(settings)} account={settings.account} />;
});
