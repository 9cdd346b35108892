export { createDemoData, demoPictures } from '../src/demoData.ts';
export type { DemoCampaign, DemoCampaignEntry } from '../src/campaignRecords.ts';
export type { DemoAudience, DemoChannel, DemoInfluencer } from '../src/influencerRecords.ts';
export type { DemoPicture, DemoSize, DemoUser } from '../src/records.ts';
