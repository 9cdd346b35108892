export { Inline, type InlineProps } from '../src/Inline/Inline.tsx';
