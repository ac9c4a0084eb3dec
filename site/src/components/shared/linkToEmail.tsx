import type { ReactNode } from 'react';
import * as site from '../../../site.config.ts';

/** Returns the query of an email address that fills in the subject and the lines. */
function queryOf(subject: string, body: string): string {
  // RFC 6068 section 5: line breaks are CRLF.
  const lines = body.replaceAll('\n', '\r\n');
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

function linkTo(email: string, query = '') {
  return (text: ReactNode) => <a href={`mailto:${email}${query}`}>{text}</a>;
}

/** Links a part of a message to the address for organizations. */
export const linkToBusiness = linkTo(site.business.email);

/** Links a part of a message to the address for organizations, with a subject and the lines of the email. */
export function linkToInquiry(subject: string, body: string) {
  return linkTo(site.business.email, queryOf(subject, body));
}

/** Returns the address of an email without a recipient, which visitors can send to themselves. */
export function ownEmail(subject: string, body: string): string {
  return `mailto:${queryOf(subject, body)}`;
}

/** Links a part of a message to the address for users who need help. */
export const linkToContact = linkTo(site.contact.email);
