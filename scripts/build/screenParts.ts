import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as site from '../../site.config.ts';
import type { ScreenId } from '../../src/app/screens.ts';
import { documentPolicy, hashSource } from './hosts/headers.ts';
import { type Manifest, filesFor } from './manifest.ts';
import type { Page } from './pages.ts';

/** What the documents of a screen share, whatever their language and name. */
export interface ScreenParts {
  /** Built scripts that take a document over, the entry first. */
  readonly scripts: readonly string[];
  /** Built style sheets whose text is in `style`. */
  readonly styles: readonly string[];
  readonly style: string;
  readonly styleHash: string;
  /** The policy that allows this style alone. */
  readonly policy: string;
}

interface Sources {
  readonly root: string;
  readonly dist: string;
  readonly manifest: Manifest;
  /** The rules of the typeface, which every style begins with. */
  readonly fontRules: string;
  readonly scriptHashes: readonly string[];
}

/** A page of each screen: what a screen loads is the same for all of its pages. */
export function onePerScreen(pages: readonly Page[]): Page[] {
  return [...new Map(pages.map((page) => [page.screen, page])).values()];
}

/** The parts of every screen that has a page, each made once. */
export function partsOfScreens(
  pages: readonly Page[],
  { root, dist, manifest, fontRules, scriptHashes }: Sources,
): ReadonlyMap<ScreenId, ScreenParts> {
  return new Map(
    onePerScreen(pages).map(({ screen, sources, styleSources }) => {
      const { scripts } = filesFor(manifest, root, sources);
      const { styles } = filesFor(manifest, root, styleSources);
      const texts = styles.map((file) => readFileSync(join(dist, file), 'utf8').trim());
      const style = fontRules + texts.join('');
      const styleHash = hashSource(style);
      const policy = documentPolicy({
        scriptHashes,
        styleHashes: [styleHash],
        contentHost: site.contentHost,
      }).join('; ');
      return [screen, { scripts, styles, style, styleHash, policy }];
    }),
  );
}
