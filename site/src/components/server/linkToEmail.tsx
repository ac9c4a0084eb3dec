import type { ReactNode } from 'react';
import * as site from '../../../site.config.ts';

function linkTo(email: string) {
  return (text: ReactNode) => <a href={`mailto:${email}`}>{text}</a>;
}

/** Links a part of a message to the address for organizations. */
export const linkToBusiness = linkTo(site.business.email);

/** Links a part of a message to the address for users who need help. */
export const linkToContact = linkTo(site.contact.email);
