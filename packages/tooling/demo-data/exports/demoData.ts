export { createDemoData, demoPictures } from '../src/demoData.ts';
export type {
  DemoAudience,
  DemoCampaign,
  DemoCampaignEntry,
  DemoChannel,
  DemoInfluencer,
  DemoPicture,
  DemoSize,
  DemoUser,
} from '../src/records.ts';
