export { TESTER_LEVELS, levelOf, nextLevel, type TesterLevel } from '../src/testerLevels.ts';
