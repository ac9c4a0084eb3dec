import type { TransferFormat } from './format.ts';
import { aegis } from './formats/aegis.ts';
import { bitwarden } from './formats/bitwarden.ts';
import { cxf } from './formats/cxf.ts';
import { ente } from './formats/ente.ts';
import { google } from './formats/google.ts';
import { keepassxc } from './formats/keepassxc.ts';
import { pem } from './formats/pem.ts';
import { proton } from './formats/proton.ts';
import { qr } from './formats/qr.ts';
import { stratum } from './formats/stratum.ts';
import { twofas } from './formats/twofas.ts';
import { uris } from './formats/uris.ts';

/** All formats that `writeAccounts` writes. */
export const formats = {
  aegis,
  twofas,
  ente,
  proton,
  bitwarden,
  stratum,
  google,
  keepassxc,
  cxf,
  uris,
  qr,
  pem,
} as const satisfies Record<string, TransferFormat>;

export type FormatId = keyof typeof formats;

export const formatIds = Object.keys(formats) as readonly FormatId[];
