import { type Recommendation, recommendBuild } from '../../releases/recommend.ts';
import { usePlatform } from '../../ui/usePlatform.ts';

/** The build that fits the visitor's computer; undefined until the page is hydrated. */
export function useRecommendation(): Recommendation | undefined {
  const platform = usePlatform({});
  return platform && recommendBuild(platform);
}
