import { describe, expect, it } from 'vitest';
import { fixedModules, sideOf } from './pattern.ts';
import { modulesOf } from './testing/draw.ts';

describe('fixedModules', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'matches the encoder for version %s',
    (version) => {
      const modules = modulesOf('check', version);
      expect(modules).toHaveLength(sideOf(version));
      const wrong = fixedModules(version).filter(
        ({ column, row, isDark }) => modules[row]?.[column] !== isDark,
      );
      expect(wrong).toEqual([]);
    },
  );
});
