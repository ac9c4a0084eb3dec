import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { MessageTree } from '../../src/i18n/compile.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

function toArabicLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => arabic[latin.indexOf(letter)] ?? letter);
}

function translate(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: toArabicLetters(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(translate) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(translate) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/** The printer declares its own types of message elements. */
type Printable = Parameters<typeof printAST>[0];

/** Replaces the Latin letters of messages with Arabic ones. Arguments and tags stay the same. */
export function pseudoArabic(messages: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? printAST(parse(value).map(translate) as unknown as Printable)
        : pseudoArabic(value),
    ]),
  );
}
