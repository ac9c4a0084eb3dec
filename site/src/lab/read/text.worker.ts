import { readTexts } from '@otp-lab/otp/read';
import { answerQuestions } from '../workerLink.ts';

answerQuestions((texts: readonly string[]) => readTexts(texts));
