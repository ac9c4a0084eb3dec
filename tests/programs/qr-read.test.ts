import { describe, expect, it } from 'vitest';
import { readDamaged } from '../../research/qr-reading/damage.ts';
import { measure } from '../../research/qr-reading/measure.ts';
import { pixelsOf } from '../../research/qr-reading/readers.ts';
import { runProgram } from '../../scripts/programs.ts';
import { allOrSample } from '@otp-lab/otp/testing';
import { readQr } from '@otp-lab/qr-reader';

describe('the QR reader', () => {
  it('reads Kanji segments of qrencode', async () => {
    // 東京の住所 7 in Shift_JIS, which qrencode expects.
    const shiftJis = Uint8Array.from('93 8c 8b 9e 82 cc 8f 5a 8f 8a 20 37'.split(' '), (byte) =>
      Number.parseInt(byte, 16),
    );
    const { stdout } = runProgram('qrencode', ['-k', '-s', '4', '-o', '-'], shiftJis);
    const limit = { now: () => 0, deadline: 1 };
    expect(readQr(await pixelsOf(stdout), limit)).toEqual(['東京の住所 7']);
  });

  it('reads 95% of difficult pictures, and more than zbarimg and jsQR', async () => {
    const { total, programs, wrong } = await measure(2, allOrSample(16, 3));
    const { 'this site': ours = 0, zbarimg = 0, jsQR = 0 } = total.read;
    expect(total.made).toBeGreaterThanOrEqual(50);
    expect(programs['qrencode']).toBeGreaterThan(5);
    expect(programs['KeePassXC']).toBeGreaterThan(0);
    expect(ours / total.made).toBeGreaterThanOrEqual(0.95);
    expect(ours).toBeGreaterThan(zbarimg);
    expect(ours).toBeGreaterThan(jsQR);
    expect(wrong['this site']).toBeUndefined();
  });

  it('never reads a wrong text from a damaged picture', async () => {
    const { pictures, invented } = await readDamaged(3, allOrSample(2000, 24));
    expect(pictures).toBe(allOrSample(2000, 24));
    expect(invented).toBe(0);
  });
});
