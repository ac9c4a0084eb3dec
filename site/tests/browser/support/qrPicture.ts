import sharp from 'sharp';
import { runProgram } from '../../../../scripts/programs.ts';

/** Returns a PNG file with a QR code, drawn by qrencode. */
export function qrPicture(text: string): Buffer {
  return runProgram('qrencode', ['-o', '-', '-s', '5', '-m', '4', text]).stdout;
}

/** Returns a video of one frame, in motion JPEG: a gray room, with a QR code in it if there is a text. */
export async function cameraVideo(text?: string): Promise<Buffer> {
  const room = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b8b2a8' } });
  if (text === undefined) return room.jpeg().toBuffer();
  const code = await sharp(qrPicture(text)).resize(400, 400, { kernel: 'nearest' }).toBuffer();
  return room
    .composite([{ input: code }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
