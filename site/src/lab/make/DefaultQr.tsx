import { writeOtpUri } from '@otp-lab/otp';
import { localized } from '../../i18n/localized.tsx';
import { emptyDraft, parseDraft } from '../settings/draft.ts';
import { QrSvg } from './QrSvg.tsx';

/** The QR code of the default settings, as HTML without script. */
export const DefaultQr = localized(() => {
  const { settings } = parseDraft(emptyDraft);
  return <QrSvg uri={writeOtpUri(settings)} account={settings.account} />;
});
