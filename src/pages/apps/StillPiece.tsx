import { Still } from '../../ui/Still.tsx';
import type { Piece } from './Pieces.tsx';

const load = () => import('./Pieces.tsx');

const words = ['apps', 'carousel', 'catalog', 'downloads', 'pictures', 'verify'] as const;

/** A part of the apps page in which nothing moves. */
export function StillPiece(piece: Piece) {
  return <Still load={load} words={words} props={piece} />;
}
