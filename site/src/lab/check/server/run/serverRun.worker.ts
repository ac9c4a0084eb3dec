import { reportRun } from '@otp-lab/otp/server';
import { answerQuestions } from '../../../workerLink.ts';
import type { ReportQuestion } from './serverRun.ts';

answerQuestions(({ settings, attempts }: ReportQuestion) => reportRun(settings, attempts));
