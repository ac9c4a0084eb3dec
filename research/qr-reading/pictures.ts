import { KINDS } from './kinds.ts';
import { randomFrom } from './random.ts';

/** One picture to be read, as a PNG file, and what has to come out. */
export interface Picture {
  readonly kind: string;
  readonly program: string;
  readonly text: string;
  readonly file: Buffer;
}

/** `each` pictures of every kind; the same seed gives the same pictures. */
export async function* makePictures(seed: number, each: number): AsyncGenerator<Picture> {
  const random = randomFrom(seed);
  for (const [kind, make] of Object.entries(KINDS)) {
    for (let count = 0; count < each; count++) {
      const { source, file } = await make(random, count);
      yield { kind, program: source.program, text: source.text, file: await file };
    }
  }
}
