import { type RefObject, useEffect } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { recommendBuild } from '../../releases/recommend.ts';
import type { InstallerPlatform } from '../../releases/types.ts';
import { answerCopyButtons } from '../../ui/copyButtons.ts';
import { usePlatform } from '../../ui/usePlatform.ts';

export interface InstallerHelpProps {
  readonly area: RefObject<HTMLElement | null>;
  readonly platforms: readonly InstallerPlatform[];
}

/** Answers an area’s copy buttons, marks the build that comes first by `data-first`, and says why. */
export function InstallerHelp({ area, platforms }: InstallerHelpProps) {
  const t = useTranslations('downloads.installer');
  const { build, certainty } = recommendBuild(platforms, usePlatform({})) ?? {};
  useEffect(() => {
    if (build) area.current?.setAttribute('data-first', build);
  }, [area, build]);
  useEffect(() => (area.current ? answerCopyButtons(area.current) : undefined), [area]);
  return build && certainty && t('first', { build: t(build), certainty });
}
