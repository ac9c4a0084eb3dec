/** The side of a QR code in CSS pixels, including the margin. */
export const qrSize = 275;
