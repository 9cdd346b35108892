export { sees, seesAlert, seesBusyTable, seesDenial, seesNoData, seesReload } from '../src/plays.ts';
