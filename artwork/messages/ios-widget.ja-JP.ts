import type { IosWidgetMessages } from './ios-widget.en-US.ts';

export const messages: IosWidgetMessages = {
  apps: {
    calendar: 'カレンダー',
    clock: '時計',
    notes: 'メモ',
    photos: '写真',
    weather: '天気',
    maps: 'マップ',
    books: 'ブック',
    music: 'ミュージック',
    fitness: 'フィットネス',
    files: 'ファイル',
    tasks: 'タスク',
    settings: '設定',
  },
  weekday: '火曜日',
};
