import type { Messages } from './messageTypes.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: string;
    Messages: Messages;
  }
}
