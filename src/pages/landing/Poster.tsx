import { filmFile, filmSizes } from './filmFiles.ts';

const sizes = ['large', 'medium', 'small'] as const;
const formats = ['avif', 'webp'] as const;

/** The film's first picture, there before the film and instead of it. */
export function Still() {
  return (
    <picture>
      {sizes.map((size) =>
        formats.map((format) => (
          <source
            key={size + format}
            media={`(min-height: ${filmSizes[size]}px)`}
            type={`image/${format}`}
            srcSet={filmFile(`poster-${size}.${format}`)}
          />
        )),
      )}
      <img
        src={filmFile('poster-large.webp')}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
      />
    </picture>
  );
}
