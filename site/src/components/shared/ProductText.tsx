import * as site from '../../../site.config.ts';

interface ProductTextProps {
  readonly text: string;
  readonly product?: string;
}

/** A text with the name of a product. The name stays on one line, unless the line is shorter than the name. */
export function ProductText({ text, product = site.productName }: ProductTextProps) {
  const start = text.indexOf(product);
  if (start === -1) return text;
  const after = text.slice(start + product.length);
  // A comma or a Korean particle stays with the name.
  const [suffix = ''] = /^\S*/u.exec(after) ?? [];
  return (
    <>
      {text.slice(0, start)}
      <span className="together">{product + suffix}</span>
      {after.slice(suffix.length)}
    </>
  );
}
