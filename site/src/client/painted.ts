/**
 * The client directive `client:painted`: hydrates an island after the first paint, so that visitors see text and
 * pictures before React loads. With `client:idle`, browsers may load islands before the first paint.
 */
import type { ClientDirective } from 'astro';
import { afterPaint } from './afterPaint.ts';

const painted: ClientDirective = (load) => {
  afterPaint(() => void load().then((hydrate) => hydrate()));
};

export default painted;
