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
  readonly isValid: (value: string) => boolean;
  /** Completes the sentence 'it must be …'. */
  readonly requirement: string;
}

const text: Rule = {
  isValid: (value) => value.trim() !== '',
  requirement: 'a text that is not empty',
};
const address: Rule = { isValid: isAddress, requirement: 'an https address' };
const host: Rule = { isValid: isHost, requirement: 'an https scheme and host without a path' };
const optionalHost: Rule = {
  isValid: (value) => value === '' || isHost(value),
  requirement: 'empty, or an https scheme and host without a path',
};
const day: Rule = {
  isValid: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  requirement: 'a day, 2027-10-31',
};
const mail: Rule = { isValid: (value) => email.test(value), requirement: 'an email address' };

/** The rules of the settings, by their paths in site.config.ts. */
const rules: Readonly<Record<string, Rule>> = {
  brand: text,
  productName: text,
  productSlug: {
    isValid: (value) => slug.test(value),
    requirement: 'lower-case letters, digits and dashes',
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

/** Returns the value at a path such as `company.url`, or undefined. */
function valueAt(site: SiteConfig, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      site,
    );
}

/** Checks site.config.ts. Returns a sentence for each setting that can't be used. */
export function checkSite(site: SiteConfig): string[] {
  return Object.entries(rules).flatMap(([path, rule]) => {
    const value = valueAt(site, path);
    return typeof value === 'string' && rule.isValid(value)
      ? []
      : [`site.config.ts: ${path} is ${JSON.stringify(value)}; it must be ${rule.requirement}.`];
  });
}
