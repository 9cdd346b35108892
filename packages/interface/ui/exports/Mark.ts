export { Mark, type MarkProps } from '../src/Mark/Mark.tsx';
