import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { notesSchema, publishedNotes, writeJson } from '../src/publish.ts';

/** Writes the notes and their JSON Schema to data/. The source of the notes is src/noteApps.ts. */
const folder = fileURLToPath(new URL('../data/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}otp-app-notes.json`, writeJson(publishedNotes()));
writeFileSync(`${folder}otp-app-notes.schema.json`, writeJson(notesSchema()));
