import { type ReactNode, createContext } from 'react';

/**
 * A part of the page's tool that was rendered to HTML at build and that React doesn't render again. Undefined
 * after a switch to another tool: the policy (Trusted Types) lets no script insert HTML text.
 */
export const Prerendered = createContext<ReactNode>(undefined);
