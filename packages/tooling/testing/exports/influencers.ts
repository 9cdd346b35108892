export {
  buildInfluencerChannel,
  buildInfluencerChannels,
  buildWatchList,
  buildWatchListEntry,
} from '../src/builders/influencers.ts';
