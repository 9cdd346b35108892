export { Box, type BoxProps } from '../src/Box/Box.tsx';
