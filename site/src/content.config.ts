import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';

/** Legal texts and help: src/content/<locale>/<name>.md. Their ids are `<locale>/<name>`. */
const texts = defineCollection({
  loader: glob({
    base: './src/content',
    pattern: '*/*.md',
    // By default, Astro changes ids to lower case.
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
});

export const collections = { texts };
