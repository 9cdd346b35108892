export { newestPictures } from './pictures.ts';
export type { StoredReach } from './tables.ts';
