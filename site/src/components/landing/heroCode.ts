/** The code in the landing page's first screen: on the tiles of poster and film, and on the phone in front of them. */
export const heroCode = '482915';

/** The same code, as apps show it. */
export const groupedHeroCode = `${heroCode.slice(0, 3)} ${heroCode.slice(3)}`;
