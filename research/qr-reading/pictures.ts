import { pictureKinds } from './kinds.ts';
import { createRandom } from './random.ts';

/** A PNG file with a QR code, and the text that a reader must find in it. */
export interface Picture {
  readonly kind: string;
  readonly program: string;
  readonly text: string;
  readonly file: Buffer;
}

/** Yields `each` pictures of every kind. The same seed gives the same pictures. */
export async function* makePictures(seed: number, each: number): AsyncGenerator<Picture> {
  const random = createRandom(seed);
  for (const [kind, make] of Object.entries(pictureKinds)) {
    for (let count = 0; count < each; count++) {
      const { source, file } = await make(random, count);
      yield { kind, program: source.program, text: source.text, file: await file };
    }
  }
}
