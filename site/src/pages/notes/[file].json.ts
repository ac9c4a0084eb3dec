import type { APIRoute } from 'astro';
import { noteFiles } from '../../data/openData.ts';

export function getStaticPaths() {
  return Object.entries(noteFiles).map(([file, text]) => ({ params: { file }, props: { text } }));
}

/** Serves the files of the app notes. */
export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
