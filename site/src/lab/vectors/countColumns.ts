/** The counts of an implementation, in the order of the table's columns. */
export const countColumns = ['passed', 'wrong', 'accepted', 'refused', 'notRun'] as const;
