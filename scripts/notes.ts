import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { notesSchema, publishedNotes, writeJson } from '../src/otp/notes/publish.ts';

/** Writes the notes on apps and their schema as the site serves them, from src/otp/notes/data.ts. */
const folder = fileURLToPath(new URL('../public/notes/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}otp-app-notes.json`, writeJson(publishedNotes()));
writeFileSync(`${folder}otp-app-notes.schema.json`, writeJson(notesSchema()));
