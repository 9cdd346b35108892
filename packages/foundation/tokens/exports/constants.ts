export { breakpoint, duration, easing, layout, line, radius, size, space, type, zIndex } from '../src/constants.gen.ts';
