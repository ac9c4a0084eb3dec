import { diagnoseServer } from '@otp-lab/otp/server';
import { answerQuestions } from '../../askWorker.ts';

answerQuestions(diagnoseServer);
