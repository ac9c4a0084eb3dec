import { diagnoseServer } from '@otp-lab/otp/server';
import { answerQuestions } from '../../../../ui/askWorker.ts';

answerQuestions(diagnoseServer);
