export { type OpenOptions, stageOpener } from '../src/stageOpener.tsx';
