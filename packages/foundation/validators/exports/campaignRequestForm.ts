export { campaignRequestDraft, campaignRequestForm, campaignRequestSentOn } from '../src/campaignRequestForm.ts';
