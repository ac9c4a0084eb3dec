import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { layoutQr } from './layout.ts';
import { normalizeQrInputs } from './options.ts';
import type { QrInputs } from './options.ts';
import { qrPath } from './path.ts';

type QrCodeProps = QrInputs & {
  /** Describes the code to visitors who can't see it. */
  title: string;
  className?: string;
  'data-testid'?: string;
  /** Rendered instead if the value is too long for a QR code. */
  fallback?: ReactNode;
};

/** Renders a QR code as an `<svg>` with a background, one path, and the center picture if there is one. */
export const QrCode = memo(function QrCode(props: QrCodeProps): ReactNode {
  const { title, className, fallback = null, 'data-testid': testId, ...inputs } = props;
  const { value, size, darkColor, lightColor, margin, version } = inputs;
  const { errorCorrectionLevel, centerImageSrc, centerImageSize } = inputs;
  const drawing = useMemo(() => {
    const options = normalizeQrInputs({
      value,
      size,
      darkColor,
      lightColor,
      errorCorrectionLevel,
      centerImageSrc,
      centerImageSize,
      margin,
      version,
    });
    const layout = layoutQr(options);
    return layout.ok ? { options, layout, path: qrPath(layout.modules) } : undefined;
  }, [
    value,
    size,
    darkColor,
    lightColor,
    errorCorrectionLevel,
    centerImageSrc,
    centerImageSize,
    margin,
    version,
  ]);
  if (drawing === undefined) return fallback;

  const { options, layout, path } = drawing;
  const { border, picture } = layout;
  const side = layout.modules.length + 2 * border;
  return (
    <svg
      role="img"
      aria-label={title}
      className={className}
      data-testid={testId}
      width={options.size}
      height={options.size}
      viewBox={`${-border} ${-border} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-border} y={-border} width={side} height={side} fill={options.lightColor} />
      <path fill={options.darkColor} d={path} />
      {picture && (
        <image
          href={options.centerImageSrc}
          x={picture.start}
          y={picture.start}
          width={picture.side}
          height={picture.side}
        />
      )}
    </svg>
  );
});
