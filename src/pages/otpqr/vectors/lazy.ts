/** What stands in the document below the RFCs' codes: loaded only where the tool is opened in place. */
export const loadRows = () => import('./Rows.tsx');
