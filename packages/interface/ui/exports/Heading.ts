export { Heading, type HeadingProps } from '../src/Heading/Heading.tsx';
