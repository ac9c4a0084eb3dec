import { useEffect } from 'react';
import { brandedTitle } from '../seo/brandedTitle.ts';

/** Sets the title of the page while `isShown`. The build has written the first one. */
export function usePageTitle(text: string, isShown = true): void {
  const title = brandedTitle(text);
  useEffect(() => {
    if (isShown) document.title = title;
  }, [title, isShown]);
}
