export const messages = {
  apps: {
    calendar: 'Calendar',
    clock: 'Clock',
    notes: 'Notes',
    photos: 'Photos',
    weather: 'Weather',
    maps: 'Maps',
    books: 'Books',
    music: 'Music',
    fitness: 'Fitness',
    files: 'Files',
    tasks: 'Tasks',
    settings: 'Settings',
  },
  weekday: 'TUE',
};

export type IosWidgetMessages = typeof messages;
