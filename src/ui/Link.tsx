import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useNavigation } from './navigation.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The screen's name in addresses; empty for the landing page. */
  readonly to: string;
  readonly query?: Iterable<readonly [string, string]>;
  readonly children: ReactNode;
}

/** A link to a screen of the site in the visitor's language. */
export function Link({ to, query, children, ...rest }: LinkProps) {
  const { addressOf } = useNavigation();
  return (
    <a {...rest} href={addressOf(to, query)}>
      {children}
    </a>
  );
}
