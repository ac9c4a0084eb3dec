import { readTexts } from '../../../otp/read/text.ts';
import { answerQuestions } from '../../../ui/askWorker.ts';

answerQuestions((texts: readonly string[]) => readTexts(texts));
