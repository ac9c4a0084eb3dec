import * as site from '../../site/site.config.ts';

/** The texts that several platforms use. `<platform>.<language>.ts` has the texts of one platform. */
export const messages = {
  language: 'en-US',
  brand: site.brand,
  services: {
    mail: 'Mail',
    city: 'City',
    cloud: 'Cloud',
    library: 'Library',
    shop: 'Shop',
    forum: 'Forum',
    school: 'School',
    server: 'Server',
    travel: 'Travel',
    photos: 'Photos',
  },
  accounts: {
    mail: 'home@example.com',
    city: 'Services',
    cloud: 'studio@example.com',
    library: 'card 20417',
    shop: 'home@example.com',
    forum: 'paper-crane',
    school: 'class of 2027',
    server: 'admin@build-1',
    travel: 'home@example.com',
    photos: 'studio@example.com',
  },
};

export type SharedMessages = typeof messages;
