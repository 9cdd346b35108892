export { DEMO_FILES, type DemoFile } from '../src/files.ts';
