import type { IosWidgetMessages } from './ios-widget.en-US.ts';

export const messages: IosWidgetMessages = {
  apps: {
    calendar: 'Kalender',
    clock: 'Uhr',
    notes: 'Notizen',
    photos: 'Fotos',
    weather: 'Wetter',
    maps: 'Karten',
    books: 'Bücher',
    music: 'Musik',
    fitness: 'Fitness',
    files: 'Dateien',
    tasks: 'Aufgaben',
    settings: 'Einstellungen',
  },
  weekday: 'DI.',
};
