import type { APIRoute } from 'astro';
import * as site from '../../site.config.ts';
import { hashAddress, localeRoot } from '../addresses.ts';
import { light } from '../brand/colors.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { translatorFor } from '../i18n/translator.ts';

/** The tools of the lab in the menu of the installed site's icon. */
const shortcuts = ['make', 'check', 'read'] as const;

/** Serves the manifest: name, icons and shortcuts of the installed site. */
export const GET: APIRoute = () => {
  const t = translatorFor(defaultLocale);
  const root = localeRoot(defaultLocale);
  const icon = { src: `${root}brand/icon-192.png`, sizes: '192x192', type: 'image/png' };
  const large = { src: `${root}brand/icon-512.png`, sizes: '512x512', type: 'image/png' };
  const maskable = { ...large, src: `${root}brand/icon-maskable-512.png`, purpose: 'maskable' };
  const manifest = {
    name: site.productName,
    short_name: site.brand,
    id: root,
    start_url: root,
    scope: root,
    lang: defaultLocale,
    display: 'minimal-ui',
    background_color: light.ground,
    theme_color: light.ground,
    icons: [icon, large, maskable],
    shortcuts: shortcuts.map((tool) => ({
      name: t(`otpqr.tools.${tool}`),
      url: hashAddress(defaultLocale, { id: 'otpqr', name: 'otpqr', tool }),
      icons: [icon],
    })),
  };
  return new Response(JSON.stringify(manifest));
};
