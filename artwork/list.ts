import { apps } from '../src/catalog/apps.ts';
import { isFinished, logins } from '../src/catalog/logins.ts';
import { type Picture, pictureOf } from '../src/catalog/pictures.ts';

/** Every picture of the apps and login components, as their records name them. */
export const pictures: readonly Picture[] = [
  ...Object.values(apps).flatMap(({ id, slides, blocks = [] }) => [
    ...slides.map((words, place) => pictureOf(id, 'slide', words, place)),
    ...blocks.map((words, place) => pictureOf(id, 'block', words, place)),
  ]),
  ...Object.values(logins)
    .filter(isFinished)
    .flatMap(({ id, slides }) =>
      slides.map((words, place) => pictureOf(`login-${id}`, 'slide', words, place)),
    ),
];

/** Files hold this many pixels for each CSS pixel. */
export const pixelRatio = 2;
