/**
 * A number of bits with its unit, and with the parentheses around both: '64-bit', '(64 Bits)', '（64 ビット）'. Or a
 * version with a hyphen ('1.2.0-10'), a time ('60-second'), a compound adjective, a text file's name with a hyphen, or
 * the name of the one device that has a space.
 */
const unbroken =
  /([(（]?\d+[-\s]?(?:bits?|ビット|비트)[)）]?|\d+(?:\.\d+)+-\d+|\d+-second|one-time|counter-based|[a-z]+-[a-z]+\.txt|Apple Watch)/iu;

interface UnbrokenProps {
  readonly text: string;
}

/**
 * A text that never breaks within a number of bits, a version, a compound adjective, or the name of a file or a device.
 * The hyphen and the space stay, so that the browser's search finds '64-bit'.
 */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(unbroken).map((part, index) =>
    // `split` returns what the group matched at the odd places.
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
