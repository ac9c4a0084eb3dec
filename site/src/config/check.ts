import type { SiteConfig } from './types.ts';

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function isAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

function isHost(value: string): boolean {
  return isAddress(value) && new URL(value).origin === value;
}

interface Rule {
  readonly holds: (value: string) => boolean;
  readonly wants: string;
}

const text: Rule = { holds: (value) => value.trim() !== '', wants: 'a text that is not empty' };
const address: Rule = { holds: isAddress, wants: 'an https address' };
const host: Rule = { holds: isHost, wants: 'an https scheme and host without a path' };
const optionalHost: Rule = {
  holds: (value) => value === '' || isHost(value),
  wants: 'empty, or an https scheme and host without a path',
};
const day: Rule = {
  holds: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  wants: 'a day, 2027-10-31',
};
const mail: Rule = { holds: (value) => email.test(value), wants: 'an email address' };

const rules: Readonly<Record<string, Rule>> = {
  brand: text,
  productName: text,
  productSlug: {
    holds: (value) => slug.test(value),
    wants: 'lower-case letters, digits and dashes',
  },
  'company.name': text,
  'company.url': address,
  origin: host,
  'contact.email': mail,
  'business.email': mail,
  'security.email': mail,
  'security.expires': day,
  'documentation.korean': host,
  'documentation.english': host,
  demo: address,
  evaluation: address,
  officialSite: address,
  'otpLibrary.name': text,
  'otpLibrary.url': address,
  contentHost: optionalHost,
  'stores.googlePlay': address,
  'stores.appStore': address,
  'stores.microsoftStore': address,
};

function valueAt(site: SiteConfig, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      site,
    );
}

/** One sentence for each setting of site.config.ts that cannot be used; none when all can. */
export function checkSite(site: SiteConfig): string[] {
  return Object.entries(rules).flatMap(([path, rule]) => {
    const value = valueAt(site, path);
    return typeof value === 'string' && rule.holds(value)
      ? []
      : [`site.config.ts: ${path} is ${JSON.stringify(value)}; it must be ${rule.wants}.`];
  });
}
