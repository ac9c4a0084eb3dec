/** The code in the landing page's first screen: on the tiles of poster and film, and on the phone in front of them. */
export const heroCode = '482915';
