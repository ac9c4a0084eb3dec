import { contentHost } from '../../site.config.ts';

/**
 * The address that paths of pictures and downloads are appended to: the host of the content, or the path that
 * the site is hosted under. It has no slash at its end.
 */
export const contentRoot = contentHost || import.meta.env.BASE_URL.replace(/\/$/, '');
