export { channelForm, type ChannelForm, type ChannelFormInput } from '../src/channelForm.ts';
