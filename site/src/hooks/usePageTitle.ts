import { useEffect } from 'react';
import { brandedTitle } from '../seo/brandedTitle.ts';

/** Sets the page's title, with the brand, while `isShown` is true. The HTML contains the initial title. */
export function usePageTitle(text: string, isShown = true): void {
  const title = brandedTitle(text);
  useEffect(() => {
    if (isShown) document.title = title;
  }, [title, isShown]);
}
