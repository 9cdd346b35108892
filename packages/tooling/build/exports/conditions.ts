export { SOURCE_CONDITION, browserResolve, nodeResolve } from '../src/conditions.ts';
