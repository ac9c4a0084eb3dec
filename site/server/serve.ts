/** `npm start`: serves dist/ on PORT (4173 by default) and prints the address once the server is ready. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { createRequestListener } from './createRequestListener.ts';
import { basePathOf, parseHeaderRules } from './headerRules.ts';

const port = Number(process.env['PORT'] ?? 4173);
const dist = resolve(import.meta.dirname, '../dist');
const base = basePathOf(parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8')));

createServer(createRequestListener(dist))
  .on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `port ${port} is in use. Set PORT to another port.`
        : error.message;
    console.error(`Can't serve the site: ${reason}`);
    process.exit(1);
  })
  .listen(port, () => console.log(`http://localhost:${port}${base}`));
