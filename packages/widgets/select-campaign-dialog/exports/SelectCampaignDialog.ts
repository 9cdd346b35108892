export {
  SelectCampaignDialog,
  type ChannelCollisions,
  type ChannelPreview,
  type SelectableCampaign,
  type SelectCampaignDialogProps,
} from '../src/SelectCampaignDialog.tsx';
