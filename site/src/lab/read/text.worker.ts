import { readTexts } from '@otp-lab/otp/read';
import { answerQuestions } from '../workerLink.ts';

const answer = (texts: readonly string[]) => readTexts(texts);

export type TextWorker = typeof answer;

answerQuestions(answer);
