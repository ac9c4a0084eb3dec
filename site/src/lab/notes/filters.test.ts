import { expect, it } from 'vitest';
import {
  noteApps,
  noteRows,
  outcomeOf,
  valueSettings,
  type Wanted,
  whatAppsDo,
} from '@otp-lab/app-notes';
import { notedApps } from '../../routes.ts';
import { choicesOf, readFilters, writeFilters } from './filters.ts';

const read = (search: string) => readFilters(new Map(new URLSearchParams(search)));

it('reads what an address asks for, in any case, and nothing else', () => {
  expect(read('algorithm=sha256&digits=8&period=60&app=Aegis')).toEqual({
    needs: { algorithm: 'SHA256', digits: '8', period: '60' },
    about: undefined,
    app: 'aegis',
  });
  expect(read('type=HOTP&about=issuer')).toMatchObject({
    needs: { type: 'hotp' },
    about: 'issuer',
  });
  expect(read('type=totp&algorithm=ROT13&digits=6&period=__proto__&about=weather')).toEqual({
    needs: {},
    about: undefined,
    app: undefined,
  });
});

it('writes an address that asks for the same', () => {
  for (const search of ['', 'algorithm=SHA512&digits=10', 'type=hotp&about=counter&app=ente']) {
    const filters = read(search);
    expect(readFilters(new Map(writeFilters(filters)))).toEqual(filters);
  }
});

it('gives each app of which there are three notes or more a document of its own', () => {
  const many = Object.entries(noteApps).filter(([, { notes }]) => notes.length >= 3);
  expect(many.map(([app]) => app)).toEqual([...notedApps]);
});

/** Everything that can be asked for, with the value that stands where nothing is. */
function* everyNeed() {
  for (const type of ['totp', ...choicesOf('type')] as const)
    for (const algorithm of ['SHA1', ...choicesOf('algorithm')] as const)
      for (const digits of ['6', ...choicesOf('digits')])
        for (const period of ['30', ...choicesOf('period')])
          yield { type, algorithm, digits: Number(digits), period: Number(period) };
}

it('says that an app takes all of it only where the notes say so of all of it together', () => {
  const usual = { type: 'totp', algorithm: 'SHA1', digits: 6, period: 30 };
  let count = 0;
  for (const asked of everyNeed()) {
    const answers = whatAppsDo(asked as Parameters<typeof whatAppsDo>[0]);
    for (const [index, { notes, app }] of noteRows.entries()) {
      const asks = valueSettings.filter((setting) => asked[setting] !== usual[setting]);
      const isRight = asks.every((setting) => {
        const alone = { [setting]: asked[setting] } as Wanted;
        return outcomeOf(notes, alone, setting) === 'right';
      });
      if (!isRight) continue;
      count += 1;
      expect(answers[index]?.outcome, `${app} ${Object.values(asked).join(' ')}`).toBe('right');
    }
  }
  expect(count).toBeGreaterThan(100);
});
