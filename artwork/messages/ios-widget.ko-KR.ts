import type { IosWidgetMessages } from './ios-widget.en-US.ts';

export const messages: IosWidgetMessages = {
  apps: {
    calendar: '캘린더',
    clock: '시계',
    notes: '메모',
    photos: '사진',
    weather: '날씨',
    maps: '지도',
    books: '도서',
    music: '음악',
    fitness: '운동',
    files: '파일',
    tasks: '할 일',
    settings: '설정',
  },
  weekday: '화',
};
