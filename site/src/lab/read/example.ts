import { defaultSettings } from '@otp-lab/otp';

const secret = defaultSettings.secret.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 ');

/** A readable URI with several mistakes that some apps can't handle. */
export const exampleUri = `otpauth://totp/Example+Company:alice?secret=${secret}&issuer=Example&algorithm=sha256&digits=8`;
