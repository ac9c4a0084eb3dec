import { diagnoseServer } from '@otp-lab/otp/server';
import { answerQuestions } from '../../../client/askWorker.ts';

answerQuestions(diagnoseServer);
