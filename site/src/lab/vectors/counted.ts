/** What is counted of an implementation, in the order of the table's columns. */
export const counted = ['passed', 'wrong', 'accepted', 'refused', 'notRun'] as const;
