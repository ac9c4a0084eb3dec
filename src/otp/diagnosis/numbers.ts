/** The numbers that apps take out of one HMAC. */
export interface MacNumbers {
  /** 31 bits at the offset in the last byte (RFC 4226 section 5.3). */
  readonly standard: number;
  /** 32 bits there: the sign bit kept. */
  readonly unsigned: number;
  /** 31 bits at the offset in byte 19; -1 where that is the last byte or there is none. */
  readonly byteNineteen: number;
}

/** 32 bits at an offset; what lies behind the end, which MD5 can reach, counts as zero. */
function wordAt(mac: Uint8Array, offset: number): number {
  const low =
    ((mac[offset + 1] ?? 0) << 16) | ((mac[offset + 2] ?? 0) << 8) | (mac[offset + 3] ?? 0);
  return (mac[offset] ?? 0) * 0x100_0000 + low;
}

/** Takes the numbers out of an HMAC of any length. */
export function numbersOf(mac: Uint8Array): MacNumbers {
  const unsigned = wordAt(mac, (mac[mac.length - 1] ?? 0) & 15);
  return {
    standard: unsigned % 2 ** 31,
    unsigned,
    byteNineteen: mac.length > 20 ? wordAt(mac, (mac[19] ?? 0) & 15) % 2 ** 31 : -1,
  };
}
