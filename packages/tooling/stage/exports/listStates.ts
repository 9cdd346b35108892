export { expectFocusKept, expectReloadAndDenial } from '../src/listStates.ts';
