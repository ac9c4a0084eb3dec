/** The tools of the lab, in the order of their row, by their names in addresses. */
export const tools = ['make', 'check', 'read', 'test', 'vectors', 'notes'] as const;

export type Tool = (typeof tools)[number];

/** The tool that an address asks for; an unknown name is the first one's. */
export function toolOf(name: string | undefined): Tool {
  return tools.find((tool) => tool === name) ?? 'make';
}
