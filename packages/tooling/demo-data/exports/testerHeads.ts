export { DEMO_TESTER_HEADS, type DemoTesterHead } from '../src/testerHeads.ts';
