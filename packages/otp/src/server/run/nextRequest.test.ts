import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings.ts';
import { asSet, codeOf } from './codes.ts';
import { nextRequest } from './nextRequest.ts';

const settings = { ...defaultSettings, issuer: 'Example' };

it('begins the set-up with a code of two steps ago that doesn’t begin with 0', () => {
  for (let step = 56_666_667; step < 56_666_767; step += 1) {
    const state = {
      attempts: [],
      settings,
      unixSeconds: 30 * step,
      shouldSkipZeros: false,
    };
    const request = nextRequest(state);
    expect(request).toMatchObject({ phase: 'setup', distance: -2 });
    const asked = request?.fromStep ?? step;
    expect(asked).toBeGreaterThanOrEqual(step);
    expect(codeOf(settings, asSet, asked - 2)).toMatch(/^[1-9]/);
  }
});
