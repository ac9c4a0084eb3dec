import { reportRun } from '@otp-lab/otp/server';
import { answerQuestions } from '../../../workerLink.ts';
import type { ReportQuestion } from './serverRun.ts';

const answer = ({ settings, attempts }: ReportQuestion) => reportRun(settings, attempts);

export type ReportWorker = typeof answer;

answerQuestions(answer);
