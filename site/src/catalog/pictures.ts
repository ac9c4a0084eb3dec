import { apps } from './apps.ts';
import { isFinished, logins } from './logins.ts';
import { type Picture, pictureOf } from './picture.ts';

/** The pictures of all apps and login components. */
export const pictures: readonly Picture[] = [
  ...Object.values(apps).flatMap(({ id, slides, blocks = [] }) => [
    ...slides.map((name, index) => pictureOf(id, 'slide', name, index)),
    ...blocks.map((name, index) => pictureOf(id, 'block', name, index)),
  ]),
  ...Object.values(logins)
    .filter(isFinished)
    .flatMap(({ id, slides }) =>
      slides.map((name, index) => pictureOf(`login-${id}`, 'slide', name, index)),
    ),
];
