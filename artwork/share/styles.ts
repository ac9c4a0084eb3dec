import { dark, light } from '../../site/src/brand/colors.ts';
import { wall } from './tiles.ts';

/** The size of a link preview image in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

const wallWidth = wall.columns * wall.pitch;

/** The style sheet of all link preview images. */
export const shareStyles = `
* { box-sizing: border-box; }
html, body { margin: 0; }
body { position: relative; width: ${shareSize.width}px; height: ${shareSize.height}px; overflow: hidden;
  background: ${light.ground}; color: ${light.text}; font-family: Pretendard; font-feature-settings: 'tnum'; }
i { font-style: normal; } u { display: block; text-decoration: none; } svg { display: block; }
.words { position: absolute; inset: 0 ${wallWidth}px 0 0; padding: 64px 44px 64px 68px;
  display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 14px; font-size: 32px; font-weight: 650; letter-spacing: -.02em; }
.brand path { fill: ${light.accent}; }
h1 { margin: auto 0 24px; font-size: 62px; line-height: 1.08; font-weight: 700; letter-spacing: -.032em; text-wrap: balance; }
p { margin: 0 0 auto; color: ${light.muted}; font-size: 28px; line-height: 1.38; font-weight: 450; text-wrap: balance; white-space: pre-line; letter-spacing: -.01em; }
:lang(ko) h1 { word-break: keep-all; line-height: 1.24; letter-spacing: -.035em; font-size: 60px; }
:lang(ko) p { word-break: keep-all; line-height: 1.5; font-size: 27px; }
:lang(ja) { font-family: Pretendard, 'Noto Sans CJK JP'; }
:lang(ja) h1 { word-break: auto-phrase; line-height: 1.28; letter-spacing: 0; font-size: 56px; }
:lang(ja) p { word-break: auto-phrase; line-height: 1.55; letter-spacing: 0; font-size: 26px; }
.wall { position: absolute; inset: 0 0 0 auto; width: ${wallWidth}px; background: ${dark.ground};
  color: ${dark.text}; overflow: hidden; }
.tile { position: absolute; border-radius: 21px; display: grid; place-items: center;
  font-size: 54px; font-weight: 600; line-height: 1; }
.dim { background: #191b1f; color: #45474c; }
.bright { background: #292d35; }
.good { color: ${dark.good}; }
.seal { background: ${light.accent}; }
.card { background: ${light.raised}; color: ${light.text}; }
.wide { display: flex; justify-content: space-between; padding: 0 28px; font-size: 46px; letter-spacing: -.02em; }
.covered { font-size: 0; }
.covered::after { content: ''; position: absolute; width: 26px; height: 26px; border-radius: 50%; background: ${dark.text}; }
.machine { display: flex; justify-content: space-between; padding: 0 30px; }
.slots u { width: 128px; height: 7px; margin: 9px 0; border-radius: 4px; background: #4a4f59; }
.lamps { display: flex; gap: 12px; } .lamps b { width: 15px; height: 15px; border-radius: 50%; background: ${dark.good}; }
.phone { border-radius: 34px; padding: 40px 12px 14px; align-content: start; gap: 8px; }
.phone::before { content: ''; position: absolute; top: 16px; width: 52px; height: 9px; border-radius: 5px; background: #4a4f59; }
.account { width: 100%; height: 82px; border-radius: 18px; background: #1b1d22; padding: 0 16px; display: flex;
  align-items: center; justify-content: space-between; font-size: 27px; letter-spacing: -.02em; white-space: nowrap; }
.window { align-content: center; justify-items: center; padding: 0 30px; }
.avatar { width: 82px; height: 82px; border-radius: 50%; background: ${dark.good}; color: ${dark.ground};
  display: grid; place-items: center; font-size: 38px; }
.name { margin-top: 16px; font-size: 25px; }
.label { justify-self: start; margin-top: 26px; color: ${dark.muted}; font-size: 18px; font-weight: 500; }
.boxes { width: 100%; margin-top: 10px; display: grid; grid-template-columns: repeat(6, 1fr); gap: 6px; }
.boxes i { height: 52px; border-radius: 9px; background: ${dark.ground}; display: grid; place-items: center; font-size: 28px; }
.button { width: 100%; height: 52px; margin-top: 18px; border-radius: 12px; background: ${light.accent}; color: #fff;
  display: grid; place-items: center; font-size: 21px; }
.button.quiet { margin-top: 10px; background: none; box-shadow: inset 0 0 0 2px #5a5e67; color: ${dark.text}; }
.lights { position: absolute; top: 20px; left: 22px; display: flex; gap: 9px; }
.lights b { width: 13px; height: 13px; border-radius: 50%; background: #5a5e67; }
.sheet { padding: 42px 38px; } .lines { width: 100%; align-self: start; }
.sheet u { height: 9px; margin-bottom: 17px; border-radius: 5px; background: #d5d1c9; }
.sheet u:first-child { height: 15px; margin-bottom: 26px; background: ${light.text}; }
.seal-on-paper { position: absolute; right: 34px; bottom: 34px; }
`;
