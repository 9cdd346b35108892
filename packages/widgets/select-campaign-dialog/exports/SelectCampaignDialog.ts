export {
  SelectCampaignDialog,
  type ChannelPreview,
  type SelectableCampaign,
  type SelectCampaignDialogProps,
} from '../src/SelectCampaignDialog.tsx';
