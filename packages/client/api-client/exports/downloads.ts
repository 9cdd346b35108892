export { saveDownload } from '../src/saveDownload.ts';
