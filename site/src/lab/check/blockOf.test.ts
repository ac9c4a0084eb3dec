import { expect, test } from 'vitest';
import { emptyDraft, parseDraft } from '../settings/draft.ts';
import { blockOf } from './blockOf.ts';

const typed = (text: string, isFinished = true) => ({ text, isFinished });

test.each([
  ['an invalid secret', { secret: 'GEZD1NBV' }, typed('123456'), 'secret'],
  ['an invalid secret, even without a code', { secret: 'GEZD1NBV' }, typed(''), 'secret'],
  ['a secret that is too long', { secret: 'A'.repeat(5000) }, typed('123456'), 'secret'],
  ['an unreadable fixed time', { isTimeFixed: true, fixedTime: 'soon' }, typed('123456'), 'time'],
  ['a code of three digits', {}, typed('123'), 'short'],
  ['a character that is no digit', {}, typed('12O456'), 'character'],
  ['no short code that is still being typed', {}, typed('123', false), undefined],
  ['nothing if all is well', {}, typed('1234'), undefined],
  ['nothing for the sample secret', { secret: ' ' }, typed('123456'), undefined],
])('blocks for %s', (_name, change, typedCodes, block) => {
  expect(blockOf(parseDraft({ ...emptyDraft, ...change }), typedCodes)).toBe(block);
});
