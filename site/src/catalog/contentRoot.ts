import { contentHost } from '../../site.config.ts';

/**
 * The prefix of the addresses of pictures and downloads: the content host, or the path that the site is hosted
 * under. It has no slash at its end.
 */
export const contentRoot = contentHost || import.meta.env.BASE_URL.replace(/\/$/, '');
