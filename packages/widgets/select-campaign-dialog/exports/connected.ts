export {
  ConnectedSelectCampaignDialog,
  type ChannelToAdd,
  type ConnectedSelectCampaignDialogProps,
} from '../src/connected/ConnectedSelectCampaignDialog.tsx';
