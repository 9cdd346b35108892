export { typography, type TypographyStyle } from '../src/typography.ts';
