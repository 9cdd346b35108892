export {
  bookmarkOf,
  buildCampaignEntry,
  channelFromBookmark,
  channelFromEntry,
  channelFromSelection,
  channelFromWatchList,
  type BookmarkedChannel,
  type CampaignEntry,
  type ChannelRef,
  type SelectedChannel,
  type WatchListEntry,
  type WireId,
} from '../src/campaignEntry.ts';
