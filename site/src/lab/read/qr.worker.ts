import { readQr } from '@otp-lab/qr-reader';
import { answerQuestions } from '../workerLink.ts';

/** A picture and the time limit for reading it. */
export interface QrQuestion {
  readonly picture: Pick<ImageData, 'width' | 'height' | 'data'>;
  readonly milliseconds: number;
}

const now = () => performance.now();

answerQuestions(({ picture, milliseconds }: QrQuestion): readonly string[] =>
  readQr(picture, { now, deadline: now() + milliseconds }),
);
