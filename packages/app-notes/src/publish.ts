import { readRules } from '@otp-lab/otp/read';
import type { NoteAppId } from './appNames.ts';
import { noteApps } from './noteApps.ts';
import { menuSchema, platformSchema } from './menuSchema.ts';
import { appMenus } from './appMenus.ts';
import { type NoteSource, noteSources, sourceKinds } from './sources.ts';
import { behaviorDescriptions } from './behaviorDescriptions.ts';
import { type NoteBehavior, noteBehaviors, noteSettings } from './types.ts';

const behaviors = Object.keys(noteBehaviors) as NoteBehavior[];

/** Adds the kind of a source to its title. Only measured sources keep their kind. */
function publishedSource({ title, kind, ...others }: NoteSource) {
  return {
    title: kind === undefined ? title : sourceKinds[kind](title),
    kind: kind === 'measured' ? 'measured' : 'reported',
    ...others,
  };
}

/** Returns the content of otp-app-notes.json, which the site serves in /notes/. */
export function publishedNotes() {
  return {
    $schema: './otp-app-notes.schema.json',
    title: 'What authenticator apps do with the settings of an account',
    version: 1,
    behaviors: behaviorDescriptions,
    sources: Object.fromEntries(
      Object.entries(noteSources).map(([id, source]) => [id, publishedSource(source)]),
    ),
    apps: Object.fromEntries(
      (Object.keys(noteApps) as NoteAppId[]).map((id) => [
        id,
        { ...noteApps[id], ...(appMenus[id] === undefined ? {} : { menus: appMenus[id] }) },
      ]),
    ),
  };
}

const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const texts = { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } };
const id = '^[a-z0-9]+(-[a-z0-9]+)*$';

const fields = {
  given: { ...ref('values'), description: 'The values that the note is about.' },
  used: { ...ref('values'), description: 'The values that the app uses.' },
  bytes: { type: 'integer', minimum: 1 },
  repairs: {
    type: 'string',
    minLength: 1,
    description: 'Which characters the app replaces, and by what.',
  },
};

function behaviorSchema(behavior: NoteBehavior) {
  const own: readonly string[] = Object.values(noteBehaviors[behavior]);
  const others = Object.keys(fields).filter((field) => !own.includes(field));
  return {
    description: behaviorDescriptions[behavior],
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
      ...platformSchema,
      description: 'The platform, if the app differs between platforms.',
    },
    settings: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { enum: noteSettings },
      description: 'The settings that the note is about.',
    },
    type: {
      enum: ['hotp', 'totp'],
      description: 'The only type of account that the note applies to.',
    },
    behavior: { enum: behaviors },
    ...fields,
    sources: { ...texts, uniqueItems: true, description: 'Ids of `sources`.' },
    rules: {
      type: 'array',
      items: { enum: Object.keys(readRules) },
      description: 'The note is shown beside these findings of the QR code reader.',
    },
    conflict: {
      type: 'string',
      pattern: id,
      description: 'An id that notes share if they contradict each other.',
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
        description: 'All numbers from `from` on, up to `to` if it is present.',
        type: 'object',
        additionalProperties: false,
        required: ['from'],
        properties: { from: { type: 'integer' }, to: { type: 'integer' } },
      },
    ],
  },
};

/** Returns the JSON Schema of the notes, which the site serves in /notes/. */
export function notesSchema() {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Notes on authenticator apps',
    description:
      'The format of otp-app-notes.json, version 1, and of an entry for it, which has only `sources` and `apps`.',
    type: 'object',
    additionalProperties: false,
    required: ['sources', 'apps'],
    properties: {
      $schema: { type: 'string' },
      title: { type: 'string' },
      version: { const: 1 },
      behaviors: {
        description: 'What an app with each behavior does.',
        type: 'object',
        additionalProperties: { type: 'string' },
      },
      sources: {
        description: 'Who observed an app, and when, by id.',
        type: 'object',
        propertyNames: { pattern: id },
        additionalProperties: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: { type: 'string', minLength: 1 },
            kind: {
              enum: ['measured', 'reported'],
              description:
                '`measured`: the authors of this file ran the app’s own code with the test vectors. `reported`: others saw it, or the source code says so. Absent means reported.',
            },
            version: { type: 'string', description: 'The version that was measured.' },
            commit: {
              type: 'string',
              pattern: '^[0-9a-f]{40}$',
              description: 'The commit whose code was measured.',
            },
            day: {
              type: 'string',
              format: 'date',
              description: 'The day of the observation, if it is known.',
            },
            year: {
              type: 'integer',
              description: 'The year of the observation. Absent if the source doesn’t say.',
            },
            address: { type: 'string', format: 'uri' },
          },
        },
      },
      apps: {
        description: 'The apps by id, which is also their name in addresses.',
        type: 'object',
        propertyNames: { pattern: id },
        additionalProperties: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'notes'],
          properties: {
            name: { type: 'string', minLength: 1 },
            searched: {
              type: 'string',
              format: 'date',
              description:
                'The day on which we looked for sources. Settings without a note had none.',
            },
            notes: { type: 'array', items: ref('note') },
            menus: { type: 'array', minItems: 1, items: ref('menu') },
          },
        },
      },
    },
    $defs: {
      note,
      menu: menuSchema,
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
          secret: { ...texts, description: 'Text that appears in a secret.' },
        },
      },
    },
  };
}

/** Formats JSON as in the published files. */
export function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
