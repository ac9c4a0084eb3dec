/** Separates the parts of a line. The no-break space keeps the dot from beginning a line. */
export const separator = '\u00A0· ';
