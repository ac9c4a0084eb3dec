import { diagnoseServer } from '@otp-lab/otp/server';
import { answerQuestions } from '../../workerLink.ts';

export type ServerWorker = typeof diagnoseServer;

answerQuestions(diagnoseServer);
