import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { groupedHeroCode } from '../landing/heroCode.ts';
import { localized } from '../../i18n/localized.tsx';
import styles from './LoginStory.module.css';

/** The steps of a sign-in with their drawings, which need no text but the code. */
const steps = {
  app: (
    <>
      <rect x="80" y="12" width="80" height="136" rx="12" data-part="sheet" />
      <rect x="88" y="42" width="64" height="34" rx="6" data-part="mark" />
      <text x="120" y="64" data-part="bright">
        {groupedHeroCode}
      </text>
      <path d="M120 96a16 16 0 1 1-15.2 11" data-part="arc" />
      <path d="M110 24h20" data-part="line" />
    </>
  ),
  code: (
    <>
      <rect x="24" y="20" width="192" height="120" rx="10" data-part="sheet" />
      <circle cx="120" cy="52" r="16" data-part="line" />
      <path d="M104 82a16 12 0 0 1 32 0" data-part="line" />
      <rect x="64" y="96" width="112" height="30" rx="6" data-part="field" />
      <text x="116" y="117" data-part="dark">
        {groupedHeroCode}
      </text>
      <path d="M160 103v16" data-part="arc" />
    </>
  ),
  in: (
    <>
      <rect x="24" y="20" width="192" height="120" rx="10" data-part="sheet" />
      <path d="M24 40h192" data-part="line" />
      <path d="M40 60h64M40 76h44M40 92h56" data-part="line" />
      <circle cx="160" cy="92" r="26" data-part="mark" />
      <path d="m148 92 9 9 16-18" data-part="tick" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

function LoginStoryContent() {
  const t = useTranslations('login');
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{t('story.heading')}</h2>
      <ol>
        {(Object.keys(steps) as (keyof typeof steps)[]).map((step) => (
          <li key={step}>
            <svg viewBox="0 0 240 160" aria-hidden="true">
              {steps[step]}
            </svg>
            <h3>{t(`story.${step}.heading`)}</h3>
            <p>{t(`story.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Shows a sign-in in three steps. */
export const LoginStory = localized(LoginStoryContent);
