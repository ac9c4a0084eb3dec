import { readTexts } from '@otp-lab/otp/read';
import { answerQuestions } from '../askWorker.ts';

answerQuestions((texts: readonly string[]) => readTexts(texts));
