/** As much of a service worker's global scope as is used here; TypeScript's DOM library has none. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface PageEvent extends LastingEvent {
  readonly data: unknown;
}
interface EventsByName {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: RequestEvent;
  readonly message: PageEvent;
}
interface WorkerScope {
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: <Name extends keyof EventsByName>(
    name: Name,
    listener: (event: EventsByName[Name]) => void,
  ) => void;
}

/** The scope that the worker runs in. */
export const scope = globalThis as unknown as WorkerScope;
