/** The shapes of a drawn vacation picture, 380 by 224 units: sun, hills, sea and a sailboat. */
export const landscape =
  '<rect width="380" height="224" fill="#f3c9a5"/><circle cx="150" cy="86" r="38" fill="#f9efe0"/>' +
  '<path d="M0 150Q70 70 150 128T300 96T380 120V224H0z" fill="#8aa99a"/>' +
  '<path d="M0 168Q90 120 190 152T380 140V224H0z" fill="#4f7f70"/>' +
  '<path d="M0 172H380V224H0z" fill="#2f6277"/>' +
  '<path d="M0 190q40-8 80 0t80 0 80 0 80 0 80 0" fill="none" stroke="#8db5c2" stroke-width="2.5"/>' +
  '<path d="M214 96v72h-44zM220 112v56h34z" fill="#fffaf2"/><path d="M160 174h104l-14 16h-76z" fill="#b3271d"/>';

/** Returns the square crop of the picture, `size` CSS pixels wide, with the rounded corners of an app icon. */
export function cropped(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="126 26 160 160" style="border-radius:${size * 0.2}px">${landscape}</svg>`;
}
