export { useAllowedPath } from '../src/useAllowedPath.ts';
