import { diagnoseServer } from '../../../../otp/server/diagnoseServer.ts';
import { answerQuestions } from '../../../../ui/askWorker.ts';

answerQuestions(diagnoseServer);
