import { readQr } from '@otp-lab/qr-reader';
import { answerQuestions } from '../workerLink.ts';

/** A picture and the time limit for reading it. */
interface QrQuestion {
  readonly picture: Pick<ImageData, 'width' | 'height' | 'data'>;
  readonly milliseconds: number;
}

const now = () => performance.now();

const answer = ({ picture, milliseconds }: QrQuestion) =>
  readQr(picture, { now, deadline: now() + milliseconds });

export type QrWorker = typeof answer;

answerQuestions(answer);
