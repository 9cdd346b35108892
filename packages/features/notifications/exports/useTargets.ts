export { useTargets, type Targets } from '../src/useTargets.ts';
