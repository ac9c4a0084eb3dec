import sharp from 'sharp';
import { runProgram } from '../../../../scripts/programs.ts';

/** A QR code of a text as a PNG file, made by qrencode. */
export function qrPicture(text: string): Buffer {
  return runProgram('qrencode', ['-o', '-', '-s', '5', '-m', '4', text]).stdout;
}

/** A film of one frame in which a QR code, or nothing, is held to a camera, as motion JPEG. */
export async function cameraFilm(text?: string): Promise<Buffer> {
  const room = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b8b2a8' } });
  if (text === undefined) return room.jpeg().toBuffer();
  const code = await sharp(qrPicture(text)).resize(400, 400, { kernel: 'nearest' }).toBuffer();
  return room
    .composite([{ input: code }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
