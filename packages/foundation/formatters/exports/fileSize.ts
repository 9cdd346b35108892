export { formatFileSize } from '../src/fileSize.ts';
