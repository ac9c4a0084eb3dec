import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { ToolMemory } from './tools.ts';

/** State of a tool that is there again when the visitor comes back from another one. */
export function useRemembered<Value>(
  memory: ToolMemory,
  name: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => (memory.get(name) as Value | undefined) ?? initial);
  useEffect(() => {
    memory.set(name, value);
  }, [memory, name, value]);
  return [value, setValue];
}
