import type { APIRoute } from 'astro';
import { drawStoreCode } from '../../catalog/storeCodes.ts';
import { type PhoneStore, phoneStores } from '../../catalog/stores.ts';

export const getStaticPaths = () =>
  phoneStores.map((store) => ({ params: { store }, props: { store } }));

/** The QR code that leads a phone to the app's page in a store. */
export const GET: APIRoute<{ readonly store: PhoneStore }> = ({ props }) =>
  new Response(drawStoreCode(props.store), { headers: { 'Content-Type': 'image/svg+xml' } });
