import type { IosWidgetMessages } from './ios-widget.en-US.ts';

export const messages: IosWidgetMessages = {
  apps: {
    calendar: 'Calendario',
    clock: 'Reloj',
    notes: 'Notas',
    photos: 'Fotos',
    weather: 'Tiempo',
    maps: 'Mapas',
    books: 'Libros',
    music: 'Música',
    fitness: 'Fitness',
    files: 'Archivos',
    tasks: 'Tareas',
    settings: 'Ajustes',
  },
  weekday: 'MAR',
};
