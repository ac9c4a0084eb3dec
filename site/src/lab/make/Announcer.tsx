import { useTranslations } from 'use-intl';

interface AnnouncerProps {
  readonly code: string;
}

/** Announces each new code to screen readers, digit by digit, if the visitor has turned that on. */
export function Announcer({ code }: AnnouncerProps) {
  const t = useTranslations('labMake.result');
  return (
    <p role="status" className="visually-hidden">
      {code !== '' && t('announced', { code: [...code].join(' ') })}
    </p>
  );
}
