import * as site from '../../site/site.config.ts';
import type { SharedMessages } from './en-US.ts';

export const messages: SharedMessages = {
  language: 'es-ES',
  brand: site.brand,
  services: {
    mail: 'Correo',
    city: 'Ciudad',
    cloud: 'Nube',
    library: 'Biblioteca',
    shop: 'Tienda',
    forum: 'Foro',
    school: 'Escuela',
    server: 'Servidor',
    travel: 'Viajes',
    photos: 'Fotos',
  },
  accounts: {
    mail: 'home@example.com',
    city: 'Trámites',
    cloud: 'studio@example.com',
    library: 'carné 20417',
    shop: 'home@example.com',
    forum: 'grulla-de-papel',
    school: 'curso 2027',
    server: 'admin@build-1',
    travel: 'home@example.com',
    photos: 'studio@example.com',
  },
};
