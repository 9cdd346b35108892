import type { DemoPicture } from './records.ts';

function still(key: string, background: string, drawing: string): DemoPicture {
  return {
    key: `still-${key}.svg`,
    svg:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 112" width="128" height="112">' +
      `<rect width="128" height="112" fill="${background}"/><rect y="92" width="128" height="20" fill="#000" opacity=".05"/>${drawing}</svg>`,
  };
}

/** Pictures of products. */
export const STILLS: readonly DemoPicture[] = [
  still(
    'kaffee',
    '#d3dde0',
    '<path d="M40 44h44l-5 46H45z" fill="#3a2a22"/><rect x="36" y="36" width="52" height="9" rx="3" fill="#f4f1ec"/><rect x="42" y="58" width="40" height="16" fill="#e9e2d5"/><path d="M58 12l8 24" stroke="#c4691d" stroke-width="4"/>',
  ),
  still(
    'schuh',
    '#dfe6d6',
    '<path d="M18 78c0-12 4-24 8-28 8 8 20 6 26 4l30 14c12 3 22 5 22 14v6H18z" fill="#f6f6f2"/><path d="M18 82h86v8H18z" fill="#3f5a2b"/><path d="M52 54l10 14M60 58l8 12" stroke="#b9c4a8" stroke-width="3"/>',
  ),
  still(
    'riegel',
    '#f0e3b8',
    '<g transform="rotate(-14 64 60)"><rect x="18" y="42" width="92" height="36" rx="4" fill="#8a4a12"/><rect x="30" y="42" width="68" height="36" fill="#f6efe0"/><rect x="40" y="52" width="40" height="6" fill="#c4691d"/><rect x="40" y="63" width="26" height="4" fill="#b8a88a"/></g>',
  ),
  still(
    'brille',
    '#efd9de',
    '<g fill="none" stroke="#4a1230" stroke-width="6"><circle cx="42" cy="58" r="20"/><circle cx="88" cy="58" r="20"/><path d="M60 52q5-5 10 0"/></g>',
  ),
  still(
    'pflanze',
    '#d6e4e2',
    '<path d="M46 70h36l-5 28H51z" fill="#c4691d"/><path d="M64 70c-2-26-20-30-30-30 2 18 14 28 30 30zm0 0c0-30 14-42 30-44 2 22-8 40-30 44z" fill="#2f5d4a"/>',
  ),
  still(
    'serum',
    '#e9dccb',
    '<rect x="44" y="30" width="32" height="62" rx="6" fill="#b4611d"/><rect x="51" y="14" width="18" height="16" rx="3" fill="#2b2320"/><rect x="44" y="52" width="32" height="22" fill="#f7efe4"/><ellipse cx="96" cy="94" rx="26" ry="5" fill="#d8c6ae"/><circle cx="98" cy="78" r="16" fill="#f3e7d6"/>',
  ),
  still(
    'windel',
    '#dbe6ee',
    '<rect x="28" y="34" width="72" height="58" rx="8" fill="#f7f9fa"/><path d="M28 52h72" stroke="#8fb6c9" stroke-width="5"/><circle cx="64" cy="71" r="12" fill="#f2c9a8"/><g fill="#2a1f1b"><circle cx="60" cy="70" r="1.4"/><circle cx="68" cy="70" r="1.4"/></g><path d="M60 75q4 3 8 0" stroke="#8c3b34" stroke-width="1.6" fill="none"/>',
  ),
  still(
    'hundenapf',
    '#e7ded2',
    '<path d="M30 64h68l-8 28H38z" fill="#35634f"/><ellipse cx="64" cy="64" rx="34" ry="8" fill="#24493a"/><g fill="#8a5a2b"><circle cx="52" cy="61" r="4"/><circle cx="62" cy="59" r="4"/><circle cx="72" cy="61" r="4"/><circle cx="80" cy="63" r="3.5"/></g>',
  ),
  still(
    'kopfhoerer',
    '#d9dbe6',
    '<path d="M34 70V58a30 30 0 0 1 60 0v12" fill="none" stroke="#2b3a55" stroke-width="7"/><rect x="26" y="64" width="18" height="28" rx="8" fill="#2b3a55"/><rect x="84" y="64" width="18" height="28" rx="8" fill="#2b3a55"/><path d="M30 70v16M98 70v16" stroke="#c4691d" stroke-width="3"/>',
  ),
];
