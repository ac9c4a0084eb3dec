import { openAccounts, type TransferAccount } from '@otp-lab/account-transfer';
import type { Unreadable } from '@otp-lab/otp/read';
import type {
  ListedAccount,
  OpenAnswer,
  OpenQuestion,
  UnreadEntry,
  UnreadReason,
} from '../moveQuestions.ts';
import { packAccounts } from '../packAccounts.ts';
import { reportProgress } from './reportProgress.ts';

/** Why an entry can't be read, by the rule of `@otp-lab/otp/read` that it breaks. Any other rule means damage. */
const reasons: Readonly<Partial<Record<string, UnreadReason>>> = {
  'key-uri-secret-missing': 'secret',
  'key-uri-secret-too-long': 'secret',
  'rfc4648-character': 'secret',
  'rfc4648-length': 'secret',
  'rfc4648-padding': 'secret',
  'google-export-secret': 'secret',
  'key-uri-type': 'type',
  'google-export-type': 'type',
  'key-uri-algorithm': 'algorithm',
  'google-export-algorithm': 'algorithm',
  'rfc4226-digits': 'digits',
  'google-export-digits': 'digits',
  'rfc6238-period': 'period',
  'rfc4226-counter': 'counter',
  'google-export-counter': 'counter',
  'key-uri-too-many': 'limit',
};

function listed({ details, ...account }: TransferAccount): ListedAccount {
  const { pin, groups, isFavorite, note, icon } = details;
  return { ...account, pin, groups, isFavorite, hasNote: note !== '', hasIcon: icon !== undefined };
}

function unreadEntry({ name, finding }: Unreadable): UnreadEntry {
  return { name, reason: reasons[finding.rule] ?? 'damage' };
}

/** Opens a file, or the texts of QR codes. */
export async function open({ content, password, progress }: OpenQuestion): Promise<OpenAnswer> {
  const result = await openAccounts(content instanceof Uint8Array ? [content] : content, {
    password,
    onProgress: (share) => reportProgress(progress, share),
  });
  const { app } = result;
  if (result.kind === 'locked') return { kind: 'locked', app };
  if (result.kind === 'error') return { kind: 'error', reason: result.reason, app };
  const { accounts, unreadable, batches } = result;
  return {
    kind: 'accounts',
    app,
    accounts: accounts.map(listed),
    packed: packAccounts(accounts),
    unread: unreadable.map(unreadEntry),
    batches,
  };
}
