import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { videoSizes } from '../video/encode.ts';
import { heroCode } from '../../site/src/components/landing/heroCode.ts';
import { frameAt } from '../video/frame.ts';
import { tiles } from '../video/layout.ts';
import { posterOf } from '../video/poster.ts';
import { framesPerSecond, remainingShare, loopSeconds, turnStateAt } from '../video/time.ts';

const video = new URL('../../site/public/video/', import.meta.url);

describe('the loop of the landing video', () => {
  it('ends where it begins', () => {
    expect(frameAt(loopSeconds)).toBe(frameAt(0));
    expect(frameAt(loopSeconds + 3.25)).toBe(frameAt(3.25));
  });

  it('moves between its last frame and its first', () => {
    expect(frameAt(loopSeconds - 1 / framesPerSecond)).not.toBe(frameAt(0));
  });

  it('begins with all tiles at rest, as the poster shows them', () => {
    for (const { starts } of tiles)
      expect(turnStateAt(starts, 0)).toEqual({ finished: 0, share: 0 });
  });

  it('always shows the code of the phone', () => {
    const code = tiles.flatMap(({ face }) =>
      face.kind === 'digits' && face.digits.length === 1 ? face.digits : [],
    );
    expect(code.join('')).toBe(heroCode);
  });

  it('finishes a turn that crosses the end of the loop', () => {
    const starts = [4, 9.5];
    expect(turnStateAt(starts, 9.9).finished).toBe(1);
    expect(turnStateAt(starts, 0.1)).toMatchObject({ finished: 1 });
    expect(turnStateAt(starts, 0.1).share).toBeGreaterThan(turnStateAt(starts, 9.9).share);
    expect(turnStateAt(starts, 1)).toEqual({ finished: 0, share: 0 });
  });

  it('empties an arc when its tile begins to turn', () => {
    expect(remainingShare(3, 5, 7.999)).toBeCloseTo(0, 3);
    expect(remainingShare(3, 5, 8.1)).toBe(0);
    expect(remainingShare(3, 5, 8.6)).toBeGreaterThan(0.98);
  });
});

it('uses its first frame as the poster', () => {
  const drawn = readFileSync(
    new URL('../../site/src/components/landing/poster.svg', import.meta.url),
    'utf8',
  );
  expect(drawn).toBe(posterOf());
  expect(drawn).not.toMatch(/<text|font/);
});

describe.each(videoSizes)('the $name video', ({ name, budget }) => {
  it.each([
    [`hero-${name}.webm`, budget.webm],
    [`hero-${name}.mp4`, budget.mp4],
  ])('keeps %s within %i bytes', (file, bytes) => {
    expect(statSync(new URL(file, video)).size).toBeLessThanOrEqual(bytes);
  });
});
