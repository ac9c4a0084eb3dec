import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { ToolMemory } from './tools.ts';

/**
 * `useState` for a tool's state that survives a switch to another tool and back.
 * @param name the key in the tool memory, unique in the lab
 */
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
