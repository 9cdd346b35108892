export { Hidden, type HiddenProps } from '../src/Hidden/Hidden.tsx';
