import { decodeTypedBase32 } from '../base32.ts';
import { type AccountDetails, noDetails } from './accountDetails.ts';
import { exactTextIn, isObject, namesIn } from './files/json.ts';
import { percentDecode } from './percentEncoding.ts';

/** Limits the time for hostile JSON. Values that Ente Auth writes are ten times shorter. */
const maxDisplayLength = 20_000;

/** Limits the time for hostile URIs. */
const maxQueryLength = 200_000;

/** Returns the decoded values of a parameter. `name` is in lower case. */
function valuesOf(query: string, name: string): readonly string[] {
  return query.split('&').flatMap((piece) => {
    const equals = piece.indexOf('=');
    if (piece.slice(0, Math.max(0, equals)).toLowerCase() !== name) return [];
    return [percentDecode(piece.slice(equals + 1).replaceAll('+', ' ')).decoded];
  });
}

/** Reads Ente Auth's `codeDisplay`, a JSON object. */
function displayDetails(display: string): AccountDetails {
  try {
    const json: unknown = display.length > maxDisplayLength ? undefined : JSON.parse(display);
    if (!isObject(json)) return noDetails;
    return {
      ...noDetails,
      note: exactTextIn(json, 'note'),
      groups: namesIn(json, 'tags'),
      isFavorite: json['pinned'] === true,
    };
  } catch {
    return noDetails;
  }
}

/** Returns the PIN of a Yandex account that Aegis exported, which is Base32 of UTF-8. */
function pinOf(uri: string, query: string): string {
  const [encoded] = /^otpauth:\/*yaotp\//i.test(uri) ? valuesOf(query, 'pin') : [];
  const decoded = decodeTypedBase32(encoded ?? '');
  return decoded.ok ? new TextDecoder().decode(decoded.bytes) : '';
}

/**
 * Returns the details in parameters that apps add to a URI. Pictures are addresses, so they don't
 * count as icons. Sources (read 2026-11-24):
 *
 * - Ente Auth: note, tags and pin in `codeDisplay`; ente-io/ente, `auth/lib/models/code_display.dart`.
 * - andOTP: each tag as `tags`; andOTP, `Database/Entry.java`, `toUri`.
 * - Aegis: the PIN of a Yandex account as `pin`; Aegis, `otp/GoogleAuthInfo.java`, `getUri`.
 */
export function detailsOfUri(uri: string): AccountDetails {
  const query = uri.slice(uri.indexOf('?') + 1);
  if (query.length > maxQueryLength) return noDetails;
  if (!/(?:^|&)(?:codedisplay|tags|pin)=/i.test(query)) return noDetails;
  const [display] = valuesOf(query, 'codedisplay');
  if (display !== undefined) return displayDetails(display);
  const groups = [...new Set(valuesOf(query, 'tags'))].filter((tag) => tag !== '');
  return { ...noDetails, pin: pinOf(uri, query), groups };
}
