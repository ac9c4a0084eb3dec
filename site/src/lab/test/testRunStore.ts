import { useSyncExternalStore } from 'react';
import { pressedLink } from '../../client/pressedLink.ts';
import type { TestRun } from './testRun.ts';

/** The current test. It is outside of React, so that it survives a switch to another tool. */
let current: TestRun | undefined;
const listeners = new Set<() => void>();

/** The question before a link leads away from the test. The text is in the visitor's language. */
let leaveQuestion = '';

/** Sets the question before a link leads away from the test. */
export function setLeaveQuestion(text: string): void {
  leaveQuestion = text;
}

/** Returns whether a click opens another page in this tab. The lab has already prevented clicks on its tools. */
function leadsAway(event: MouseEvent): boolean {
  const link = pressedLink(event);
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  return /^https?:$/.test(link.protocol);
}

/** Asks before a link is followed. Browsers on iPhones don't ask before a page closes. */
function confirmLink(event: MouseEvent): void {
  if (!leadsAway(event)) return;
  if (confirm(leaveQuestion)) removeEventListener('beforeunload', confirmUnload);
  else event.preventDefault();
}

/** Makes the browser ask before the page closes, because the answers would be lost. */
function confirmUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Asks before the visitor leaves, if there are answers to lose. */
function askBeforeLeaving(): void {
  const hasAnswers = current !== undefined && current.answersByProbe.size > 0;
  const change = hasAnswers ? addEventListener : removeEventListener;
  change('beforeunload', confirmUnload);
  change('click', confirmLink);
  // The visitor has come back to a page that the browser kept.
  change('pageshow', askBeforeLeaving);
}

/** Changes the current test. Returning undefined ends it. */
export function changeTestRun(change: (run: TestRun | undefined) => TestRun | undefined): void {
  current = change(current);
  askBeforeLeaving();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current test; undefined if there is none. */
export function useTestRun(): TestRun | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
