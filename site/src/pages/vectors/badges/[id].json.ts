import type { APIRoute } from 'astro';
import type { Badge } from '@otp-lab/vectors/conformance';
import { badges } from '../../../data/openData.ts';

export function getStaticPaths() {
  return Object.entries(badges()).map(([id, badge]) => ({ params: { id }, props: { badge } }));
}

/** Serves the result of an implementation in the form that shields.io reads. */
export const GET: APIRoute<{ badge: Badge }> = ({ props }) => Response.json(props.badge);
