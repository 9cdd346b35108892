// A picture of one point.
const onePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file with a picture. */
export const picture = (): File => new File([onePoint], 'bild.png', { type: 'image/png' });
