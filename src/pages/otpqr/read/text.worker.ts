import { readTexts } from '@otp-lab/otp/read';
import { answerQuestions } from '../../../ui/askWorker.ts';

answerQuestions((texts: readonly string[]) => readTexts(texts));
