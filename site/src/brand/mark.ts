/**
 * The brand's mark: a tile in two halves that prove themselves by fitting, like a tally. The cut between them
 * runs down from the top edge, swings through half a turn (thirty seconds on a clock) and ends at the bottom.
 * Logo and icons are drawn from these paths.
 */

/** The edge of the tile in units of the view box. */
export const markUnits = 32;

/** The view box of the paths. The tile fills it. */
export const markViewBox = `0 0 ${markUnits} ${markUnits}`;

/** Corner radius of the tile, in units of the view box. */
export const markRadius = 7;

/** The two halves as one path. The background shows through the cut. */
export const markPath =
  'M7,0H12V9A7,7,0,0,1,12,23V32H7A7,7,0,0,1,0,25V7A7,7,0,0,1,7,0Z' +
  'M15,0H25A7,7,0,0,1,32,7V25A7,7,0,0,1,25,32H15V25.54A10,10,0,0,0,15,6.46Z';

/** The cut between the halves, for pictures in which it has its own color. */
export const markCutPath = 'M12 0H15V6.46A10 10 0 0 1 15 25.54V32H12V23A7 7 0 0 0 12 9Z';
