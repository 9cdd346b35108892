export { expectConformance, type Conformance } from '../src/conformance.tsx';
