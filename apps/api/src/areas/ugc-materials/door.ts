export { noteDownloads } from './queries/downloads.ts';
export { deliveredVideos } from './queries/materialRows.ts';
