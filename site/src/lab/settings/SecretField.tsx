import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { defaultSettings, encodeBase32, normalizeBase32 } from '@otp-lab/otp';
import { Field } from '../../components/ui/Field.tsx';
import { secretInput } from '../../components/ui/secretInput.ts';
import { sentences } from '../../components/shared/sentences.ts';
import type { Draft, ParsedDraft } from './draft.ts';
import { UriSettings } from './lazy.ts';
import { findInvisibleCharacter, maxSecretLength } from './secret.ts';
import { SecretError } from './SecretError.tsx';
import styles from './SecretField.module.css';

interface SecretFieldProps {
  readonly draft: Draft;
  readonly parsed: ParsedDraft;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Whether to say what a secret looks like. */
  readonly hasHint?: boolean;
}

/** The minimum length of a secret in bits: RFC 4226, section 4, R6. */
const minBits = 128;
const fieldId = 'secret-field';
/**
 * One character more than a secret may have, so that a longer text is an error. Browsers take seconds to show a long
 * one.
 */
const maxTypedLength = maxSecretLength + 1;

/** The address of the secret's field on this page. */
export const secretFieldHash = `#${fieldId}`;

/** Moves focus to the secret's field. */
export function focusSecret(): void {
  document.querySelector<HTMLElement>(`${secretFieldHash} textarea`)?.focus();
}

/**
 * The field for the secret. It names an error in the secret, and offers the correction if only one is possible. For an
 * OTP URI, it offers to fill all fields, or does so if the visitor pasted the URI.
 */
export function SecretField(props: SecretFieldProps) {
  const { draft, parsed, onChange, hasHint = true } = props;
  const t = useTranslations('otpqr.settings');
  const { secret } = parsed;
  const [pasted, setPasted] = useState<string>();
  /** The secret of a URI whose settings are in the fields. */
  const [secretOfUri, setSecretOfUri] = useState<string>();
  const typed = draft.secret;
  const bits = secret.ok ? secret.bytes.length * 8 : minBits;
  const invisible = findInvisibleCharacter(typed);
  const notes = [
    invisible &&
      t('invisible', {
        name: invisible.name,
        codePoint: invisible.codePoint,
        place: String(invisible.place),
      }),
    secret.ok &&
      secret.warnings.length > 0 &&
      t('spareBits', { canonical: encodeBase32(secret.bytes, { padding: false }) }),
    bits < minBits && t('shortSecret', { bits: String(bits) }),
    typed !== '' && typed === secretOfUri && t('uriUsed'),
  ].filter((note) => typeof note === 'string');
  const hex = !secret.ok && secret.error.kind === 'hex' ? secret.error : undefined;
  const correct = (change: Partial<Draft>) => {
    onChange(change);
    focusSecret();
  };

  return (
    <div id={fieldId} className={styles.secret}>
      <Field
        label={t('secret')}
        hint={typed.trim() === '' ? t('sample') : hasHint ? t('secretHint') : undefined}
        error={secret.ok ? undefined : <SecretError error={secret.error} />}
        note={notes.length > 0 ? sentences(notes) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            {...secretInput}
            maxLength={maxTypedLength}
            value={typed}
            placeholder={defaultSettings.secret}
            onChange={(event) => onChange({ secret: event.target.value.slice(0, maxTypedLength) })}
            onPaste={({ clipboardData }) => setPasted(clipboardData.getData('text').trim())}
          />
        )}
      </Field>
      {hex && (
        <button type="button" className="button" onClick={() => correct({ secret: hex.base32 })}>
          {t('useBase32')}
        </button>
      )}
      {!secret.ok && secret.error.kind === 'uri' && (
        <Suspense>
          <UriSettings
            uri={typed}
            isPasted={pasted === typed.trim()}
            onUse={(change) => {
              correct(change);
              setSecretOfUri(change.secret);
            }}
          />
        </Suspense>
      )}
      {secret.ok && invisible && (
        <button
          type="button"
          className="button"
          onClick={() => correct({ secret: normalizeBase32(typed) })}
        >
          {t('removeInvisible')}
        </button>
      )}
    </div>
  );
}
