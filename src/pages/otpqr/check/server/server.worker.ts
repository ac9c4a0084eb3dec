import { diagnoseServer } from '../../../../otp/server/diagnoseServer.ts';
import { answerQuestions } from '../../../../ui/answerQuestions.ts';

answerQuestions(diagnoseServer);
