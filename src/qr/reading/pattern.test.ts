import { describe, expect, it } from 'vitest';
import { encodeQr } from '../encode.ts';
import { fixedModules, sideOf } from './pattern.ts';

describe('fixedModules', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'agrees with the encoder for version %s',
    (version) => {
      const code = encodeQr('check', 'M', version);
      if (!code.ok) throw new Error(code.problem);
      expect(code.modules).toHaveLength(sideOf(version));
      const wrong = fixedModules(version).filter(
        ({ column, row, dark }) => code.modules[row]?.[column] !== dark,
      );
      expect(wrong).toEqual([]);
    },
  );
});
