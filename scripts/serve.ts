import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answerFrom } from './serve/answerFrom.ts';

/** Serves dist/ on PORT, 4173 by default. */
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const port = Number(process.env.PORT ?? 4173);

createServer(answerFrom(dist)).listen(port, () => console.log(`http://localhost:${port}/`));
