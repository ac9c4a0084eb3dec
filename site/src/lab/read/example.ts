import { defaultSettings } from '@otp-lab/otp';

const secret = defaultSettings.secret.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 ');

/** An address that can be read and yet has much about it that apps trip over. */
export const exampleAddress = `otpauth://totp/Example+Company:alice?secret=${secret}&issuer=Example&algorithm=sha256&digits=8`;
