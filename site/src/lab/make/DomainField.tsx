import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../components/ui/Field.tsx';

interface DomainFieldProps {
  /** The domain as typed. */
  readonly value: string;
  readonly isValid: boolean;
  readonly onChange: (value: string) => void;
}

/** What each vendor says about the issuer in an otpauth URI. Both were read on 2026-11-24. */
const sources = {
  apple:
    'https://developer.apple.com/documentation/authenticationservices/securing-logins-with-icloud-keychain-verification-codes',
  google: 'https://github.com/google/google-authenticator/wiki/Key-Uri-Format',
};

function linkTo(source: keyof typeof sources) {
  return (text: ReactNode) => (
    <a href={sources[source]} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

/** The field for a domain. It becomes the URI's `issuer` parameter. The label keeps the issuer's name. */
export function DomainField({ value, isValid, onChange }: DomainFieldProps) {
  const t = useTranslations('labMake.domain');
  return (
    <Field
      label={t('label')}
      hint={t.rich('hint', { apple: linkTo('apple'), google: linkTo('google') })}
      error={isValid ? undefined : t('error')}
    >
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="url"
          placeholder="example.net"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
