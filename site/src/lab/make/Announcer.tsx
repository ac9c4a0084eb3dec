import { useTranslations } from 'use-intl';

interface AnnouncerProps {
  readonly code: string;
}

/** Tells a screen reader each new code, digit by digit. Only for those who asked for it. */
export function Announcer({ code }: AnnouncerProps) {
  const t = useTranslations('labMake.result');
  return (
    <p role="status" className="visually-hidden">
      {code !== '' && t('announced', { code: [...code].join(' ') })}
    </p>
  );
}
