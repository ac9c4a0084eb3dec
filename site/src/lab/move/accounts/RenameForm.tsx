import { type Dispatch, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../components/ui/Field.tsx';
import type { MoveAction } from '../moveState.ts';
import styles from './MoveAccounts.module.css';

interface RenameFormProps {
  readonly rowKey: string;
  readonly issuer: string;
  readonly account: string;
  readonly dispatch: Dispatch<MoveAction>;
  readonly onDone: () => void;
}

/** Fields for the issuer and the account name. Changes apply as the visitor types. */
export function RenameForm({ rowKey, issuer, account, dispatch, onDone }: RenameFormProps) {
  const t = useTranslations('labMoveAccounts');
  const field = useTranslations('otpqr.settings');
  const values = { issuer, account };
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      className={styles.names}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {(['issuer', 'account'] as const).map((name) => (
        <Field key={name} label={field(name)}>
          {(control) => (
            <input
              {...control}
              ref={name === 'issuer' ? first : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={values[name]}
              onChange={({ target }) =>
                dispatch({ type: 'edit', key: rowKey, edit: { [name]: target.value } })
              }
            />
          )}
        </Field>
      ))}
      <button type="submit" className="button">
        {t('done')}
      </button>
    </form>
  );
}
