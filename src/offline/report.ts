/** What a page tells the worker about its visitor. */
export interface Report {
  readonly language: string;
  /** Paths of the pictures that the visitor has seen. */
  readonly pictures: readonly string[];
}

/** Reads a page's message; undefined where it is none. */
export function readReport(data: unknown): Report | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const language: unknown = Reflect.get(data, 'language');
  const pictures: unknown = Reflect.get(data, 'pictures');
  if (typeof language !== 'string' || !Array.isArray(pictures)) return undefined;
  return { language, pictures: pictures.filter((path) => typeof path === 'string') };
}
