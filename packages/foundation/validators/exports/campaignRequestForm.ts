export { campaignRequestDraft, campaignRequestForm } from '../src/campaignRequestForm.ts';
