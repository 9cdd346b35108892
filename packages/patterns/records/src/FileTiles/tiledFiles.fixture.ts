import type { TiledFile } from './FileTiles.tsx';

/** A picture of a size. */
export const picture = (fileId: number, name: string, width: number, height: number): TiledFile => ({
  fileId,
  name,
  contentType: 'image/png',
  size: 2_840_000,
  url: `data:image/svg+xml,${encodeURIComponent(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 100}" height="${height * 100}">`,
      '<rect width="100%" height="100%" fill="#5c0a42"/><circle cx="50%" cy="50%" r="30%" fill="#f4f1ea"/></svg>',
    ].join(''),
  )}`,
});

export const wide = picture(1, 'Feed.png', 16, 9);
export const upright = picture(2, 'Story.png', 9, 16);
export const briefing: TiledFile = {
  fileId: 3,
  name: 'Briefing.pdf',
  contentType: 'application/pdf',
  size: 482_113,
  url: '#briefing',
};
