export { createLiveConnection, type LiveConnection, type LiveConnectionOptions, type LiveState } from '../src/live.ts';
export type {
  CampaignEvent,
  CampaignRequestEvent,
  MailEvent,
  NewsletterEvent,
  ProjectEvent,
  UgcRequestEvent,
} from '../src/liveEvents.ts';
export { pause, retryDelay, type RetryPace } from '../src/retryDelay.ts';
