import { readTexts } from '@otp-lab/otp/read';
import { answerQuestions } from '../../client/askWorker.ts';

answerQuestions((texts: readonly string[]) => readTexts(texts));
