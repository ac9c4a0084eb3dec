import type { IosWidgetWords } from './ios-widget.en-US.ts';

export const words: IosWidgetWords = {
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
