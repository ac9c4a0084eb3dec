import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Catalog } from '../../scripts/build/vite/catalogs.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

function letters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => arabic[latin.indexOf(letter)] ?? letter);
}

function element(one: MessageFormatElement): MessageFormatElement {
  if (one.type === TYPE.literal) return { ...one, value: letters(one.value) };
  if (one.type === TYPE.tag) return { ...one, children: one.children.map(element) };
  if (one.type !== TYPE.select && one.type !== TYPE.plural) return one;
  const options = Object.entries(one.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(element) },
  ]);
  return { ...one, options: Object.fromEntries(options) };
}

/** The printer declares the parser's kinds of elements once more. */
type Printable = Parameters<typeof printAST>[0];

/** A catalog that nobody speaks in Arabic letters, with the arguments and tags of the given one. */
export function pseudoArabic(catalog: Catalog): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? printAST(parse(value).map(element) as unknown as Printable)
        : pseudoArabic(value),
    ]),
  );
}
