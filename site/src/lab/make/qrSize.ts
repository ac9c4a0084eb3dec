/** The side of a QR code that the specification names, in CSS pixels, margin included. */
export const qrSize = 275;
