export {
  fileKeys,
  fileMutations,
  fileQueries,
  type FilePlace,
  type FileSubject,
  type NewFile,
  type StoredFile,
  type StoredFileKind,
} from '../src/files.ts';
