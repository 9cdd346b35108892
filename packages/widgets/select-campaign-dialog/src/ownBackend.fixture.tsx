import { useState } from 'react';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Text } from '@resonanz/ui/Text';
import {
  type ChannelCollisions,
  type ChannelPreview,
  type SelectableCampaign,
  SelectCampaignDialog,
} from './SelectCampaignDialog.tsx';

const words = storyWords({
  nothingAddedYet: ['Noch nichts hinzugefügt', 'Nothing added yet'],
});

/** A source of campaigns that has nothing to do with Resonanz: slow, and one campaign holds a channel already. */
function createCampaignSource(
  campaigns: readonly SelectableCampaign[],
  held: ReadonlyMap<number, readonly ChannelPreview[]>,
  delayMs = 300,
) {
  const inCampaign = new Map(held);
  const later = <Result,>(result: () => Result): Promise<Result> =>
    new Promise((resolve) => setTimeout(() => resolve(result()), delayMs));
  return {
    campaigns: () => later(() => campaigns),
    /** Adds all or none; answers those that are there already. */
    add: (campaignId: number, channels: readonly ChannelPreview[]) =>
      later(() => {
        const before = inCampaign.get(campaignId) ?? [];
        const colliding = channels.filter(({ channelId }) => before.some((each) => each.channelId === channelId));
        if (colliding.length === 0) inCampaign.set(campaignId, [...before, ...channels]);
        return colliding;
      }),
  };
}

interface OwnBackendProps {
  campaigns: readonly SelectableCampaign[];
  /** Channels that are in a campaign at the beginning. */
  held: ReadonlyMap<number, readonly ChannelPreview[]>;
  channels: readonly ChannelPreview[];
}

/** The dialog on a source of one's own: loads when it opens, adds all or none, offers the others. */
export function OwnBackend({ campaigns: stored, held, channels }: OwnBackendProps) {
  const [source] = useState(() => createCampaignSource(stored, held));
  const [isOpen, setOpen] = useState(false);
  const [campaigns, setCampaigns] = useState<readonly SelectableCampaign[]>();
  const [isPending, setPending] = useState(false);
  const [collisions, setCollisions] = useState<ChannelCollisions>();
  const [added, setAdded] = useState('');

  function open() {
    setOpen(true);
    setCollisions(undefined);
    void source.campaigns().then(setCampaigns);
  }

  async function add({ campaignId, name }: SelectableCampaign, chosen: readonly ChannelPreview[]) {
    setPending(true);
    const colliding = await source.add(campaignId, chosen);
    setPending(false);
    if (colliding.length > 0) {
      setCollisions({ campaignId, names: colliding.map(({ name }) => name) });
      return;
    }
    setAdded(both(`${chosen.length} Kanäle in „${name}“`, `${chosen.length} channels in “${name}”`));
    setOpen(false);
  }

  const others = channels.filter(({ name }) => !collisions?.names.includes(name));
  return (
    <>
      <Button onPress={open}>{shared.addToCampaign}</Button>
      {added === '' ? <Text>{words.nothingAddedYet}</Text> : <InlineAlert tone="success">{added}</InlineAlert>}
      <SelectCampaignDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        campaigns={campaigns}
        channels={channels}
        isBookmarkMode
        isPending={isPending}
        onChoose={(campaign) => void add(campaign, channels)}
        collisions={collisions}
        onAddOthers={(campaign) => void add(campaign, others)}
      />
    </>
  );
}
