export { focusOn, type FocusOptions } from '../src/focusOn.ts';
