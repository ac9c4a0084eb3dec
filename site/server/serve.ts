/** `npm start`: serves dist/ on PORT, by default 4173, and prints the address once the server answers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { answerFrom } from './answerFrom.ts';
import { basePathOf, parseHeaderRules } from './headerRules.ts';

const port = Number(process.env['PORT'] ?? 4173);
const dist = resolve(import.meta.dirname, '../dist');
const base = basePathOf(parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8')));

createServer(answerFrom(dist))
  .on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `port ${port} is taken. Set PORT to another one.`
        : error.message;
    console.error(`The site can't be served: ${reason}`);
    process.exit(1);
  })
  .listen(port, () => console.log(`http://localhost:${port}${base}`));
