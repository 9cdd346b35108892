export { scopeOf } from './Scope.ts';
