const COVERS = [
  {
    ground: '#f4e4ea',
    drawing:
      '<rect x="96" y="36" width="128" height="108" rx="8" fill="#fff"/><path d="M116 66h88M116 90h88M116 114h52" stroke="#9a1b5b" stroke-width="8" stroke-linecap="round"/>',
  },
  {
    ground: '#dde9e4',
    drawing:
      '<circle cx="160" cy="90" r="52" fill="#fff"/><circle cx="160" cy="90" r="32" fill="#7fae9c"/><circle cx="160" cy="90" r="12" fill="#0d5c4d"/>',
  },
  {
    ground: '#e3e6f3',
    drawing:
      '<path d="M160 34l52 20v38c0 30-22 46-52 56-30-10-52-26-52-56V54z" fill="#fff"/><path d="M134 92l18 18 36-38" fill="none" stroke="#34408f" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  {
    ground: '#f3e9da',
    drawing:
      '<rect x="84" y="46" width="152" height="88" rx="10" fill="#fff"/><path d="M144 68v44l40-22z" fill="#b4611d"/>',
  },
] as const;

/** A drawn cover for the learning material at a place of the list. */
export function learningCover(place: number): Buffer {
  const { ground, drawing } = COVERS[place % COVERS.length] ?? COVERS[0];
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="640" height="360">' +
      `<rect width="320" height="180" fill="${ground}"/>${drawing}</svg>`,
    'utf8',
  );
}
