export {
  fileAnswer,
  filesByIds,
  filesOf,
  filesOfAll,
  removeFile,
  removeFilesOf,
  storeFile,
  type FileServices,
} from './files.ts';
export { serveFiles } from './serveFiles.ts';
export { serveUploads } from './serveUploads.ts';
