export { noteDownloads } from './downloads.ts';
export { deliveredVideos } from './materialRows.ts';
