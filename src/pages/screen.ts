import type { ComponentType } from 'react';
import type { TextProps } from 'virtual:texts';
import type { Messages } from '../i18n/messages.ts';
import type { ToolProps } from './otpqr/tools/toolProps.ts';
import type { NotedApp, Tool } from './otpqr/tools/tools.ts';

/** What a screen shows beside its own: a tool of the lab, or a text of content/. */
export interface ScreenContent {
  /** Undefined on the lab while the tool is being loaded, and on every other screen. */
  readonly Tool?: ComponentType<ToolProps>;
  readonly text?: {
    /** The language that the text is written in: en-US where there is no translation. */
    readonly language: string;
    /** Every language that it is written in. */
    readonly writtenIn: readonly string[];
    readonly Text: ComponentType<TextProps>;
  };
  /** Undefined while the document's own is shown, and on screens without. */
  readonly Prose?: ComponentType<ProseProps> | undefined;
}

/** What stands in a screen's prose: `of` names the place. */
export interface ProseProps<Place extends string = string> {
  readonly of: Place;
}

/** The words of a text's title, which have the name of its screen. */
export type TextTitle = Exclude<keyof Messages['texts'], 'version' | 'availableIn'>;

/** What every screen is given. */
export interface ScreenProps extends ScreenContent {
  /** The name of its record in the table of screens. */
  readonly screen: string;
  /** Its name as addressed, in lower case: aliases of one screen may show different tabs. */
  readonly name: string;
  /** The tool of the lab that is asked for; undefined on other screens. */
  readonly tool: Tool | undefined;
  /** The app whose notes are shown alone; undefined elsewhere. */
  readonly noted: NotedApp | undefined;
  /** The address's query. */
  readonly query: ReadonlyMap<string, string>;
}

/** The file `pages/<page>/index.tsx` exports its screen by this name. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}

/** The file `pages/<page>/prose.tsx` exports what needs no script by this name. */
export interface ProseModule {
  readonly Prose: ComponentType<ProseProps>;
}
