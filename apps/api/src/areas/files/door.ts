export {
  fileAnswer,
  filesByIds,
  filesOf,
  filesOfAll,
  markFileDeleted,
  removeBytes,
  removeFile,
  removeFilesOf,
  storeFile,
  type FileServices,
} from './files.ts';
export { serveFiles } from './serveFiles.ts';
export { serveUploads } from './serveUploads.ts';
