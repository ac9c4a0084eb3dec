import { describe, expect, it } from 'vitest';
import { inSweep } from '../../scripts/test/sweep.ts';
import { readDamaged } from '../../scripts/qr-reading/damage.ts';
import { measure } from '../../scripts/qr-reading/measure.ts';

describe('reading pictures of QR codes', () => {
  it(
    'reads 95 % of hard pictures, ahead of zbarimg and jsQR',
    { timeout: inSweep(3_600_000, 600_000) },
    async () => {
      const { total, programs, wrong } = await measure(2, inSweep(16, 3));
      const { 'this site': ours = 0, zbarimg = 0, jsQR = 0 } = total.read;
      expect(total.made).toBeGreaterThanOrEqual(50);
      expect(programs['qrencode']).toBeGreaterThan(5);
      expect(programs['KeePassXC']).toBeGreaterThan(0);
      expect(ours / total.made).toBeGreaterThanOrEqual(0.95);
      expect(ours).toBeGreaterThan(zbarimg);
      expect(ours).toBeGreaterThan(jsQR);
      expect(wrong['this site']).toBeUndefined();
    },
  );

  it(
    'reads damaged pictures rightly or not at all',
    { timeout: inSweep(3_600_000, 600_000) },
    async () => {
      const { pictures, invented } = await readDamaged(3, inSweep(2000, 24));
      expect(pictures).toBe(inSweep(2000, 24));
      expect(invented).toBe(0);
    },
  );
});
