import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useLocale, useMessages } from 'use-intl';
import { LoadFailure } from '../components/ui/LoadFailure.tsx';
import type { CompiledMessages } from '../i18n/messages.ts';
import type { Tool } from '../routes.ts';
import { loadMessages } from './loadMessages.ts';
import { loadTool } from './loadTool.ts';
import type { ToolProps } from './tools.ts';

interface ShownTool {
  readonly tool: Tool;
  readonly Component: ComponentType<ToolProps>;
  readonly messages: CompiledMessages;
  readonly hasFailed?: boolean;
}

/**
 * Loads a tool with its messages. Returns the one that the lab can show: the page's own or the one before, until the
 * wanted tool is loaded.
 * @param pageTool the tool that the page came with, and `Component` is its component
 */
export function useShownTool(
  tool: Tool,
  pageTool: Tool,
  Component: ComponentType<ToolProps>,
): ShownTool {
  const locale = useLocale();
  const messages = useMessages() as CompiledMessages;
  const [shown, setShown] = useState<ShownTool>({ tool: pageTool, Component, messages });
  useEffect(() => {
    if (shown.tool === tool) return undefined;
    let isWanted = true;
    const show = (next: Omit<ShownTool, 'tool'>) =>
      startTransition(() => {
        if (isWanted) setShown({ tool, ...next });
      });
    Promise.all([loadTool(tool), loadMessages(locale, tool)]).then(
      ([Loaded, own]) => show({ Component: Loaded, messages: { ...messages, ...own } }),
      (error: unknown) => {
        reportError(error);
        show({ Component: LoadFailure, messages, hasFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [tool, shown.tool, locale, messages]);
  return shown;
}
