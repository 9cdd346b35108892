export { SOURCE_CONDITION, browserResolve, nodeResolve, sourceResolve } from '../src/conditions.ts';
