import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { type Query, pageLink } from '../../addresses.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The page's name in addresses; empty for the landing page. */
  readonly to: string;
  readonly query?: Query;
  /** The id of an element in the page. */
  readonly section?: string;
  readonly children: ReactNode;
}

/** A link to a page of the site, or to an element in it, in the visitor's language. */
export function Link({ to, query, section, children, ...rest }: LinkProps) {
  const locale = useLocale();
  return (
    <a {...rest} href={pageLink(locale, to, query) + (section ? `#${section}` : '')}>
      {children}
    </a>
  );
}
