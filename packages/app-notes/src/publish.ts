import { readRules } from '@otp-lab/otp/read';
import { noteApps } from './data.ts';
import { type NoteSource, noteSources, sourceKinds } from './sources.ts';
import { meanings } from './meanings.ts';
import { type NoteBehavior, noteBehaviors, noteSettings } from './types.ts';

const behaviors = Object.keys(noteBehaviors) as NoteBehavior[];

/** A source whose title says what it is. */
function publishedSource({ title, kind, ...others }: NoteSource) {
  return { title: kind === undefined ? title : sourceKinds[kind](title), ...others };
}

/** The notes as they are published, at /notes/otp-app-notes.json. */
export function publishedNotes() {
  return {
    $schema: './otp-app-notes.schema.json',
    title: 'What authenticator apps do with the settings of an account',
    version: 1,
    behaviors: meanings,
    sources: Object.fromEntries(
      Object.entries(noteSources).map(([id, source]) => [id, publishedSource(source)]),
    ),
    apps: noteApps,
  };
}

const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const texts = { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } };
const id = '^[a-z0-9]+(-[a-z0-9]+)*$';

const fields = {
  given: { ...ref('values'), description: 'The values that it is about.' },
  used: { ...ref('values'), description: 'The values that the app uses.' },
  bytes: { type: 'integer', minimum: 1 },
  repairs: { type: 'string', minLength: 1, description: 'Which characters become which.' },
};

function behaviorSchema(behavior: NoteBehavior) {
  const own: readonly string[] = Object.values(noteBehaviors[behavior]);
  const others = Object.keys(fields).filter((field) => !own.includes(field));
  return {
    description: meanings[behavior],
    properties: {
      behavior: { const: behavior },
      ...Object.fromEntries(others.map((field) => [field, false])),
    },
    required: own,
  };
}

const note = {
  type: 'object',
  additionalProperties: false,
  required: ['settings', 'behavior', 'sources'],
  properties: {
    platform: {
      enum: ['Android', 'iOS', 'Web'],
      description: 'The platform, where the app differs between several.',
    },
    settings: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { enum: noteSettings },
      description: 'What it is about.',
    },
    type: {
      const: 'hotp',
      description: 'The only type of account for which it is said.',
    },
    behavior: { enum: behaviors },
    ...fields,
    together: {
      const: true,
      description: 'It is said of all of `given` together, and of none of it alone.',
    },
    sources: { ...texts, uniqueItems: true, description: 'Names of `sources`.' },
    rules: {
      type: 'array',
      items: { enum: Object.keys(readRules) },
      description: 'Findings of the reader of QR codes to which it belongs.',
    },
    conflict: {
      type: 'string',
      pattern: id,
      description: 'The same text for notes that contradict each other.',
    },
  },
  oneOf: behaviors.map(behaviorSchema),
};

const numbers = {
  type: 'array',
  minItems: 1,
  items: {
    oneOf: [
      { type: 'integer', minimum: 0 },
      {
        description: 'All numbers from one on, up to another where that is said.',
        type: 'object',
        additionalProperties: false,
        required: ['from'],
        properties: { from: { type: 'integer' }, to: { type: 'integer' } },
      },
    ],
  },
};

/** The JSON Schema of the published notes, at /notes/otp-app-notes.schema.json. */
export function notesSchema() {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Notes on authenticator apps',
    description:
      'The shape of otp-app-notes.json, version 1, and of an entry for it, which has `sources` and `apps` alone.',
    type: 'object',
    additionalProperties: false,
    required: ['sources', 'apps'],
    properties: {
      $schema: { type: 'string' },
      title: { type: 'string' },
      version: { const: 1 },
      behaviors: {
        description: 'What each behavior says of an app.',
        type: 'object',
        additionalProperties: { type: 'string' },
      },
      sources: {
        description: 'Who saw it and when, by name.',
        type: 'object',
        propertyNames: { pattern: id },
        additionalProperties: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: { type: 'string', minLength: 1 },
            year: { type: 'integer', description: 'Absent where the source does not say.' },
            address: { type: 'string', format: 'uri' },
          },
        },
      },
      apps: {
        description: 'The apps, by their names in addresses.',
        type: 'object',
        propertyNames: { pattern: id },
        additionalProperties: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'notes'],
          properties: {
            name: { type: 'string', minLength: 1 },
            notes: { type: 'array', items: ref('note') },
          },
        },
      },
    },
    $defs: {
      note,
      values: {
        description: 'Values of settings, as an account or its URI writes them.',
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: {
          type: { type: 'array', minItems: 1, items: { enum: ['hotp', 'totp'] } },
          algorithm: texts,
          digits: numbers,
          period: numbers,
          secret: { ...texts, description: 'Text in a secret.' },
        },
      },
    },
  };
}

/** Published JSON as text. */
export function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
