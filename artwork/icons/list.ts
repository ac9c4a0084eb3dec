/** The source of an icon: an icon set, or its own markup. The view box is 24 by 24. */
export type IconSource =
  | { readonly set: 'lucide' | 'mdi'; readonly icon: string }
  | { readonly set: 'own'; readonly body: string };

const lucide = (icon: string): IconSource => ({ set: 'lucide', icon });
const mdi = (icon: string): IconSource => ({ set: 'mdi', icon });
const own = (body: string): IconSource => ({ set: 'own', body });

/** The icons of the sprite, by their names on the site. */
export const icons = {
  // Systems and devices.
  mac: lucide('laptop'),
  iphone: own('<rect width="14" height="20" x="5" y="2" rx="3"/><path d="M10 5.5h4"/>'),
  widget: lucide('layout-grid'),
  watch: lucide('watch'),
  android: mdi('android'),
  android_phone: own(
    '<rect width="14" height="20" x="5" y="2" rx="2"/><path d="M8.5 14.5a3.5 3.5 0 0 1 7 0zM9.2 9.2l1.1 1.9M14.8 9.2l-1.1 1.9"/>',
  ),
  windows: mdi('microsoft-windows'),
  info: lucide('info'),
  linux: mdi('linux'),
  apple: mdi('apple'),

  // Controls.
  menu: lucide('menu'),
  close: lucide('x'),
  copy: lucide('copy'),
  check: lucide('check'),
  pause: lucide('pause'),
  play: lucide('play'),
  'chevron-left': lucide('chevron-left'),
  'chevron-right': lucide('chevron-right'),
  'chevron-down': lucide('chevron-down'),
  'arrow-right': lucide('arrow-right'),
  download: lucide('download'),
  home: lucide('house'),
  server: lucide('server'),
  external: lucide('external-link'),
  sun: lucide('sun'),
  moon: lucide('moon'),
  monitor: lucide('monitor'),
  theme: lucide('sun-moon'),
  globe: lucide('globe'),
  camera: lucide('camera'),
  image: lucide('image'),
  printer: lucide('printer'),
  refresh: lucide('refresh-cw'),
  qr: lucide('qr-code'),
  search: lucide('search'),
  clock: lucide('clock'),
  shield: lucide('shield-check'),
  key: lucide('key-round'),
  alert: lucide('triangle-alert'),

  // Accounts in the picture of the app.
  mail: lucide('mail'),
  landmark: lucide('landmark'),
  cloud: lucide('cloud'),
  'book-open': lucide('book-open'),
  bag: lucide('shopping-bag'),
  messages: lucide('messages-square'),
  school: lucide('graduation-cap'),
  plane: lucide('plane'),
} as const satisfies Record<string, IconSource>;
