import { menuIcons, menuPurposes } from './menuTypes.ts';

/** The JSON Schema of a platform. */
export const platformSchema = { enum: ['Android', 'iOS', 'Web'] };

/** The JSON Schema of a menu path. */
export const menuSchema = {
  description: 'How to get to a function of the app.',
  type: 'object',
  additionalProperties: false,
  required: ['purpose', 'path', 'source', 'seen'],
  properties: {
    purpose: {
      enum: menuPurposes,
      description:
        'To scan a QR code, to type a key, to import a file of another app, to import its own export or backup, or to export accounts.',
    },
    path: {
      description: 'What to press, in order: texts in English as the app shows them, and icons.',
      type: 'array',
      minItems: 1,
      items: {
        oneOf: [
          { type: 'string', minLength: 1 },
          {
            type: 'object',
            additionalProperties: false,
            required: ['icon'],
            properties: { icon: { enum: menuIcons } },
          },
        ],
      },
    },
    platform: { ...platformSchema, description: 'The platform that the source is about.' },
    file: {
      enum: ['plain', 'encrypted'],
      description: 'Which of its own files the path is for. Absent if it is for both.',
    },
    source: { type: 'string', minLength: 1, description: 'An id of `sources`.' },
    seen: {
      type: 'string',
      format: 'date',
      description:
        'The day of the source code or article, or the day on which the help page was read.',
    },
  },
};
