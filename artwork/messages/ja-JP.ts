import * as site from '../../site/site.config.ts';
import type { SharedMessages } from './en-US.ts';

export const messages: SharedMessages = {
  language: 'ja-JP',
  brand: site.brand,
  services: {
    mail: 'メール',
    city: '市役所',
    cloud: 'クラウド',
    library: '図書館',
    shop: 'ショップ',
    forum: '掲示板',
    school: '学校',
    server: 'サーバー',
    travel: '旅行',
    photos: '写真',
  },
  accounts: {
    mail: 'home@example.com',
    city: 'オンライン申請',
    cloud: 'studio@example.com',
    library: '会員 20417',
    shop: 'home@example.com',
    forum: '折り鶴',
    school: '2027 年卒業',
    server: 'admin@build-1',
    travel: 'home@example.com',
    photos: 'studio@example.com',
  },
};
