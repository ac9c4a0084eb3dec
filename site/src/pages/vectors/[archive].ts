import { makeArchive } from '@otp-lab/vectors/archive';
import type { APIRoute } from 'astro';

export function getStaticPaths() {
  const { name, gzip, sums } = makeArchive();
  const files = { [`${name}.tgz`]: gzip, [`${name}.tgz.sha256`]: sums.gzip };
  return Object.entries(files).map(([archive, content]) => ({
    params: { archive },
    props: { content },
  }));
}

/** Serves the release archive of the test vectors, and its SHA-256. */
export const GET: APIRoute<{ content: Uint8Array<ArrayBuffer> | string }> = ({ props }) =>
  new Response(props.content);
