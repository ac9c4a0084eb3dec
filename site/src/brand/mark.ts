/**
 * The mark: a tile split in two by a cut that runs down from the top edge, swings through half a
 * turn (thirty seconds on a clock's face) and leaves at the bottom. Like a tally, the halves prove
 * themselves by fitting. Every picture of the mark is drawn from these paths.
 */

/** The square that the paths are drawn in; the tile fills it. */
export const markViewBox = '0 0 32 32';

/** Corner radius of the tile, in units of the view box. */
export const markRadius = 7;

/**
 * The two halves, one fill; whatever lies behind shows through the cut. With commas, not spaces, it
 * reads the same in a document's address of its icon as in its header, and is compressed with it.
 */
export const markPath =
  'M7,0H12V9A7,7,0,0,1,12,23V32H7A7,7,0,0,1,0,25V7A7,7,0,0,1,7,0Z' +
  'M15,0H25A7,7,0,0,1,32,7V25A7,7,0,0,1,25,32H15V25.54A10,10,0,0,0,15,6.46Z';

/** The cut alone, for grounds where it must keep a color of its own. */
export const markCutPath = 'M12 0H15V6.46A10 10 0 0 1 15 25.54V32H12V23A7 7 0 0 0 12 9Z';
