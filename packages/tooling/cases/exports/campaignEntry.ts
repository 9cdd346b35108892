export { campaignEntryCases } from '../src/campaignEntry.fixture.ts';
