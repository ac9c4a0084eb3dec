import { describe, expect, it } from 'vitest';
import { sentenceValues } from './sentenceValues.ts';

const formats = {
  number: (value: number) => `n${value}`,
  duration: (seconds: number) => `${seconds} s`,
};

describe('sentenceValues', () => {
  it('gives a distance without sign, and its direction', () => {
    const behind = sentenceValues({ values: { steps: -2 } }, formats);
    expect(behind).toMatchObject({ steps: -2, count: 2, shown: '2', direction: 'behind' });
    const ahead = sentenceValues({ values: { seconds: 40 } }, formats);
    expect(ahead).toMatchObject({ count: 40, shown: '', direction: 'ahead' });
  });

  it('gives minutes as a duration', () => {
    const values = sentenceValues({ values: { minutes: -90 } }, formats);
    expect(values).toMatchObject({ count: 90, direction: 'behind', time: '5400 s' });
  });

  it('gives the ends of an interval in order, and its middle', () => {
    const short = sentenceValues({ values: { from: -60, to: -31 } }, formats);
    expect(short).toMatchObject({ low: 'n31', high: 'n60', size: 'short', time: '' });
    const long = sentenceValues({ values: { from: 301, to: 330 } }, formats);
    expect(long).toMatchObject({ low: 'n301', high: 'n330', size: 'long', time: '315.5 s' });
  });

  it('keeps the values of a part without a distance', () => {
    const values = sentenceValues({ values: { used: 'SHA1' } }, formats);
    expect(values).toEqual({ used: 'SHA1', count: 0, shown: '', direction: 'ahead' });
  });
});
