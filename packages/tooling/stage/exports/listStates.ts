export { expectReloadAndDenial } from '../src/listStates.ts';
