import { type ReactNode, createContext } from 'react';

/**
 * Content of the page's tool that the build rendered to HTML, such as a long table. React keeps this HTML. It is
 * undefined after a switch to another tool, because the Trusted Types policy lets no script insert HTML text.
 */
export const Prerendered = createContext<ReactNode>(undefined);
