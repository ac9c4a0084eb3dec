import { diagnoseServer } from '@otp-lab/otp/server';
import { answerQuestions } from '../../workerLink.ts';

answerQuestions(diagnoseServer);
