import { solid } from '../../shared/icons.ts';

interface Device {
  readonly theme: 'light' | 'dark';
  readonly screen: string;
  /** What lies under the status bar: the app's own surface, or the camera's picture. */
  readonly under?: 'surface' | 'photo';
  /** A phone on its side has its camera at the left. */
  readonly lying?: boolean;
}

/** Width and height of the glass in CSS pixels, upright. */
const upright = [384, 832] as const;
const onItsSide = [824, 376] as const;

/** A phone around a screen, with status bar and gesture bar; 14 px wider and higher than its glass. */
export function device({ theme, screen, under = 'surface', lying = false }: Device): string {
  const [width, height] = lying ? onItsSide : upright;
  const camera = lying ? `left:15px;top:${height / 2 - 10}px` : `left:${width / 2 - 10}px;top:13px`;
  const buttons = lying
    ? ''
    : '<i class="side" style="top:150px;height:56px"></i><i class="side" style="top:232px;height:104px"></i>';
  const state = `${under === 'photo' ? ' on-photo' : ''}${lying ? ' lying' : ''}`;
  return `<div class="device ${theme}" style="width:${width + 14}px;height:${height + 14}px">${buttons}
<div class="glass${state}" style="width:${width}px;height:${height}px">
<i class="camera" style="${camera}"></i>
<div class="status"><b>9:30</b>${solid('wifi-strength-4', 16)}${solid('signal', 15)}${solid('battery-80', 17)}</div>
${screen}<i class="gesture"></i></div></div>`;
}
