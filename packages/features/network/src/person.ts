import type { NetworkCard, NetworkSampleCard } from '@resonanz/api-client/network';
import type { NetworkPerson } from '@resonanz/channel-card/NetworkCard';

/** A person of the network as the card draws them. */
export const cardOf = ({ name, picture, ageBand, city, categories, platforms }: NetworkCard): NetworkPerson => ({
  name,
  picture,
  ageBand,
  city,
  categories,
  channels: platforms,
});

/** A person as everybody may see them: no picture, no place, a range instead of a number. */
export const sampleOf = ({ name, categories, platforms }: NetworkSampleCard): NetworkPerson => ({
  name,
  categories,
  channels: platforms.map(({ platform, followers }) => ({
    platform,
    followers: followers && { from: followers.from, ...(followers.to !== null && { to: followers.to }) },
  })),
});
