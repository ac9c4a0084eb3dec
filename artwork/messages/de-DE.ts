import * as site from '../../site/site.config.ts';
import type { SharedMessages } from './en-US.ts';

export const messages: SharedMessages = {
  language: 'de-DE',
  brand: site.brand,
  services: {
    mail: 'E-Mail',
    city: 'Stadt',
    cloud: 'Cloud',
    library: 'Bücherei',
    shop: 'Shop',
    forum: 'Forum',
    school: 'Schule',
    server: 'Server',
    travel: 'Reisen',
    photos: 'Fotos',
  },
  accounts: {
    mail: 'home@example.com',
    city: 'Bürgerkonto',
    cloud: 'studio@example.com',
    library: 'Ausweis 20417',
    shop: 'home@example.com',
    forum: 'papierkranich',
    school: 'Jahrgang 2027',
    server: 'admin@build-1',
    travel: 'home@example.com',
    photos: 'studio@example.com',
  },
};
