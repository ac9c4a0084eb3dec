import type { APIRoute } from 'astro';
import { drawStoreCode } from '../../catalog/storeCodes.ts';
import { type PhoneStore, phoneStores } from '../../catalog/stores.ts';

export const getStaticPaths = () =>
  phoneStores.map((store) => ({ params: { store }, props: { store } }));

/** Serves a QR code that opens the app's page in a store on a phone. */
export const GET: APIRoute<{ readonly store: PhoneStore }> = ({ props }) =>
  new Response(drawStoreCode(props.store), { headers: { 'Content-Type': 'image/svg+xml' } });
