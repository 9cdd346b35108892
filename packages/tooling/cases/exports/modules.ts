export { moduleCases } from '../src/modules.fixture.ts';
