import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answerFrom } from './serve/answerFrom.ts';

/** Serves dist/ on PORT, 4173 by default, and says where once it answers. */
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const port = Number(process.env['PORT'] ?? 4173);

createServer(answerFrom(dist))
  .on('error', ({ message }) => {
    console.error(`The site cannot be served on port ${port}: ${message}`);
    process.exit(1);
  })
  .listen(port, () => console.log(`http://localhost:${port}/`));
