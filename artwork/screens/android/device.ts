import { solid } from '../../shared/icons.ts';

interface Device {
  /** The theme of the app: `auto` is the picture's theme. */
  readonly theme: 'auto' | 'dark';
  readonly screen: string;
  /** What is behind the status bar: the app's surface or the camera's picture. */
  readonly under?: 'surface' | 'photo';
  /** In landscape, the camera is at the left. */
  readonly isLandscape?: boolean;
}

/** Width and height of the screen in CSS pixels. */
const portrait = [384, 832] as const;
const landscape = [824, 376] as const;

/** Returns a phone with status bar and gesture bar around a screen. It is 14 px wider and higher than the screen. */
export function device({ theme, screen, under = 'surface', isLandscape = false }: Device): string {
  const [width, height] = isLandscape ? landscape : portrait;
  const camera = isLandscape
    ? `left:15px;top:${height / 2 - 10}px`
    : `left:${width / 2 - 10}px;top:13px`;
  const buttons = isLandscape
    ? ''
    : '<i class="side" style="top:150px;height:56px"></i><i class="side" style="top:232px;height:104px"></i>';
  const state = `${under === 'photo' ? ' on-photo' : ''}${isLandscape ? ' lying' : ''}`;
  return `<div class="device ${theme}" style="width:${width + 14}px;height:${height + 14}px">${buttons}
<div class="glass${state}" style="width:${width}px;height:${height}px">
<i class="camera" style="${camera}"></i>
<div class="status"><b>9:30</b>${solid('wifi-strength-4', 16)}${solid('signal', 15)}${solid('battery-80', 17)}</div>
${screen}<i class="gesture"></i></div></div>`;
}
