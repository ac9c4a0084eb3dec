import { codePairs } from './worker/codePairs.ts';
import { factsOf } from './worker/factsOf.ts';
import { open } from './worker/open.ts';
import { preview } from './worker/preview.ts';
import { write } from './worker/write.ts';
import { answerAsyncQuestions } from '../workerLink.ts';
import type { MoveAnswers, MoveQuestion } from './moveQuestions.ts';

function answer(question: MoveQuestion): Promise<MoveAnswers[MoveQuestion['kind']]> {
  switch (question.kind) {
    case 'open':
      return open(question);
    case 'preview':
      return preview(question);
    case 'write':
      return write(question);
    case 'facts':
      return Promise.resolve(factsOf(question.format));
    default:
      return Promise.resolve(codePairs(question));
  }
}

export type AnswerMoveQuestion = typeof answer;

answerAsyncQuestions(answer);
