import { readQr } from '@otp-lab/qr-reader';
import { answerQuestions } from '../askWorker.ts';

/** A picture, and for how many milliseconds it may be looked at. */
export interface QrQuestion {
  readonly picture: Pick<ImageData, 'width' | 'height' | 'data'>;
  readonly milliseconds: number;
}

const now = () => performance.now();

answerQuestions(({ picture, milliseconds }: QrQuestion): readonly string[] =>
  readQr(picture, { now, deadline: now() + milliseconds }),
);
