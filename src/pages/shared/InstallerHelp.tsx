import { useEffect } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { recommendBuild } from '../../releases/recommend.ts';
import { answerCopyButtons } from '../../ui/copyButtons.ts';
import { usePlatform } from '../../ui/usePlatform.ts';

interface InstallerHelpProps {
  /** Holds the installers. */
  readonly area: HTMLElement;
}

/** Answers an area’s copy buttons, marks the build that comes first by `data-first`, and says why. */
export function InstallerHelp({ area }: InstallerHelpProps) {
  const t = useTranslations('downloads.installer');
  const { build, certainty } = recommendBuild(usePlatform({})) ?? {};
  const offered = build !== undefined && area.querySelector(`[data-build="${build}"]`) !== null;
  useEffect(() => {
    if (offered) area.setAttribute('data-first', build);
  }, [area, build, offered]);
  useEffect(() => answerCopyButtons(area), [area]);
  return offered && certainty && t('first', { build: t(build), certainty });
}
