export { DateText, type DateTextProps } from '../src/DateText.tsx';
