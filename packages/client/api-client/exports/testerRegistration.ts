export { registerTester, type TesterRegistration } from '../src/testerRegistration.ts';
