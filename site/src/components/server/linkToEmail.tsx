import type { ReactNode } from 'react';
import * as site from '../../../site.config.ts';

/** Links a part of a message to the address for organizations. */
export function linkToEmail(text: ReactNode) {
  return <a href={`mailto:${site.business.email}`}>{text}</a>;
}
