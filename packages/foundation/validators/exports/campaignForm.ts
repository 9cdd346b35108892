export { campaignForm, type CampaignForm, type CampaignFormInput } from '../src/campaignForm.ts';
