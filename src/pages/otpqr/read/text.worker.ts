import { readTexts } from '../../../otp/read/text.ts';
import { answerQuestions } from '../../../ui/answerQuestions.ts';

answerQuestions((texts: readonly string[]) => readTexts(texts));
