import type { APIRoute } from 'astro';
import { vectorFiles } from '../../data/openData.ts';

export function getStaticPaths() {
  return Object.entries(vectorFiles).map(([file, text]) => ({ params: { file }, props: { text } }));
}

/** Serves the files of the test vectors. */
export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
