import { expect, it } from 'vitest';
import {
  noteRows,
  outcomeOf,
  valueSettings,
  type RequestedSettings,
  appSupport,
} from '@otp-lab/app-notes';
import { choicesOf, readFilters, writeFilters } from './filters.ts';

const read = (search: string) => readFilters(new Map(new URLSearchParams(search)));

it('reads known filters from an address in any case, and ignores the rest', () => {
  expect(read('algorithm=sha256&digits=8&period=60&app=Aegis')).toEqual({
    needs: { algorithm: 'SHA256', digits: '8', period: '60' },
    phone: undefined,
    about: undefined,
    app: 'aegis',
  });
  expect(read('type=HOTP&about=issuer&phone=ios')).toMatchObject({
    needs: { type: 'hotp' },
    phone: 'iOS',
    about: 'issuer',
  });
  expect(
    read('type=totp&algorithm=ROT13&digits=6&period=__proto__&phone=Symbian&about=weather'),
  ).toEqual({
    needs: {},
    phone: undefined,
    about: undefined,
    app: undefined,
  });
});

it('writes an address that gives the same filters', () => {
  for (const search of [
    '',
    'algorithm=SHA512&digits=10',
    'type=hotp&about=counter&app=ente',
    'phone=Android',
  ]) {
    const filters = read(search);
    expect(readFilters(new Map(writeFilters(filters)))).toEqual(filters);
  }
});

/** Yields all combinations of needs. The default value of a setting means that the visitor needs no other. */
function* everyNeed() {
  for (const type of ['totp', ...choicesOf('type')] as const)
    for (const algorithm of ['SHA1', ...choicesOf('algorithm')] as const)
      for (const digits of ['6', ...choicesOf('digits')])
        for (const period of ['30', ...choicesOf('period')])
          yield { type, algorithm, digits: Number(digits), period: Number(period) };
}

it('shows an app as supporting several values only if the notes say that it supports them together', () => {
  const usual = { type: 'totp', algorithm: 'SHA1', digits: 6, period: 30 };
  let count = 0;
  for (const asked of everyNeed()) {
    const answers = appSupport(asked as Parameters<typeof appSupport>[0]);
    for (const [index, { notes, app }] of noteRows.entries()) {
      const asks = valueSettings.filter((setting) => asked[setting] !== usual[setting]);
      const isRight = asks.every((setting) => {
        const single = { [setting]: asked[setting] } as RequestedSettings;
        return outcomeOf(notes, single, setting) === 'right';
      });
      if (!isRight) continue;
      count += 1;
      expect(answers[index]?.outcome, `${app} ${Object.values(asked).join(' ')}`).toBe('right');
    }
  }
  expect(count).toBeGreaterThan(100);
});
