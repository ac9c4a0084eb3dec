import * as site from '../../site/site.config.ts';
import type { SharedMessages } from './en-US.ts';

export const messages: SharedMessages = {
  language: 'ko-KR',
  brand: site.brand,
  services: {
    mail: '메일',
    city: '시청',
    cloud: '클라우드',
    library: '도서관',
    shop: '쇼핑',
    forum: '게시판',
    school: '학교',
    server: '서버',
    travel: '여행',
    photos: '사진',
  },
  accounts: {
    mail: 'home@example.com',
    city: '민원 서비스',
    cloud: 'studio@example.com',
    library: '회원 20417',
    shop: 'home@example.com',
    forum: '종이학',
    school: '2027년 졸업반',
    server: 'admin@build-1',
    travel: 'home@example.com',
    photos: 'studio@example.com',
  },
};
