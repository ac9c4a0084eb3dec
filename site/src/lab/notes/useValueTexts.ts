import { useTranslations } from 'use-intl';
import type { NoteNumber, NoteValues } from '@otp-lab/app-notes';

/** How to write values. */
export interface ValueForm {
  /** Leaves out the name of the setting: '30 seconds'. */
  readonly isShort?: boolean;
  /** Joins the values with 'or' instead of 'and': 'SHA256 or SHA512'. */
  readonly isEither?: boolean;
}

/** Returns the number for the plural form of the unit. Several numbers and ranges are plural. */
function countOf(numbers: readonly NoteNumber[]): number {
  const [first = 0, ...others] = numbers;
  if (others.length > 0) return 2;
  return typeof first !== 'object' ? first : first.to === undefined ? first.from : 2;
}

const isOpen = (number: NoteNumber) => typeof number === 'object' && number.to === undefined;

/** Returns functions that write values of settings: 'SHA1, 6 digits, and a period of 30 seconds'. */
export function useValueTexts() {
  const t = useTranslations('labNoteSentences.values');

  /** Joins texts by the rules of the language. `kind` selects a variant of the message: '', 'Or' or 'Long'. */
  function join(what: 'groups' | 'list', texts: readonly string[], kind = ''): string {
    if (texts.length === 0) return '';
    return texts.reduce((list, item, index) => {
      const isLast = index === texts.length - 1;
      const place = isLast ? (texts.length === 2 ? 'pair' : 'last') : 'middle';
      return t(what, { list, item, place: place + kind });
    });
  }

  /** Returns an algorithm as it is written. A spelling in lowercase is a value of its own. */
  function algorithmText(name: string): string {
    return name === name.toUpperCase() ? name : t('lowercase', { name });
  }

  function numbersText(
    unit: 'digits' | 'seconds',
    numbers: readonly NoteNumber[],
    kind: string,
  ): string {
    // If a range is open, every item has its own unit: '1 to 5 digits or 10 or more digits'.
    if (numbers.length > 1 && numbers.some(isOpen)) {
      const ranges = numbers.map((number) => numbersText(unit, [number], kind));
      return join('list', ranges, kind);
    }
    const items = numbers.map((number) => {
      if (typeof number !== 'object') return t('number', { value: number });
      const { from, to } = number;
      return to === undefined ? t('number', { value: from }) : t('range', { from, to });
    });
    const values = join('list', items, kind);
    return t(unit, { values, count: countOf(numbers), open: numbers.some(isOpen) ? 'yes' : 'no' });
  }

  function values(
    { type = [], algorithm = [], digits = [], period = [] }: NoteValues,
    { isShort = false, isEither = false }: ValueForm,
  ): string {
    const kind = isEither ? 'Or' : '';
    const types = join(
      'list',
      type.map((name) => name.toUpperCase()),
      kind,
    );
    const length = numbersText('digits', digits, kind);
    const seconds = numbersText('seconds', period, kind);
    const count = period.length === 1 && typeof period[0] === 'number' ? 1 : 2;
    const groups = [
      type.length > 0 && types,
      algorithm.length > 0 && join('list', algorithm.map(algorithmText), kind),
      digits.length > 0 && (isShort ? length : t('codes', { digits: length })),
      period.length > 0 && (isShort ? seconds : t('period', { seconds, count })),
    ].filter((text) => text !== false);
    // If a group contains a list, separate the groups more clearly.
    const isLong = [type, algorithm, digits, period].some((values) => values.length > 1);
    return join('groups', groups, kind === '' && isLong ? 'Long' : kind);
  }

  return { values, list: (texts: readonly string[]) => join('groups', texts) };
}
