export { newestPictures } from './queries/pictures.ts';
export type { StoredReach } from './tables.ts';
