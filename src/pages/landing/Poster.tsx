import poster from './poster.svg?inline';

/** The film's first frame, in the document itself: there before the film and instead of it. */
export function Still() {
  return <img src={poster} alt="" width={1280} height={720} />;
}
