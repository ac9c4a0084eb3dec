import { outline, solid } from '../../shared/icons.ts';

/** Returns content on the blurred background of the sign-in screen, which fills its container. */
export function withBackground(content: string): string {
  return `<div class="wall"><svg class="hills" viewBox="0 0 960 600" preserveAspectRatio="xMidYMid slice">
<rect width="960" height="600" style="fill:light-dark(#3c6473,#1d3441)"/><circle cx="700" cy="170" r="90" style="fill:light-dark(#a9b8ac,#6a7d81)"/>
<path d="M0 330Q180 180 380 310T760 260T960 320V600H0z" style="fill:light-dark(#2f5960,#193038)"/><path d="M0 430Q220 300 470 410T960 380V600H0z" style="fill:light-dark(#244a4a,#13272a)"/><path d="M0 520Q300 420 560 500T960 480V600H0z" style="fill:light-dark(#193636,#0d1c1e)"/></svg>${content}</div>`;
}

/** Returns the code field with the typed digits, the cursor and the submit arrow. */
export function codeField(digits: string, width: number): string {
  return `<div class="code-field" style="width:${width}px"><span>${digits}</span><i class="caret"></i><span class="enter">${outline('arrow-right', 21, 2)}</span></div>`;
}

/** Returns the account's picture and name. */
export function accountPicture(name: string): string {
  return `<div class="face">${outline('user', 66, 1.3)}</div><h2>${name}</h2>`;
}

/** Returns the icons in the lower right corner: network, accessibility and power. */
export function systemIcons(size: number): string {
  return `<div class="system-icons">${outline('wifi', size, 1.8)}${solid('human', size)}${outline('power', size, 1.8)}</div>`;
}
