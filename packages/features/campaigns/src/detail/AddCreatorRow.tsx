import { LinkSimpleIcon, PlusIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { FoundChannel } from '@resonanz/api-client/campaignEntries';
import { campaignMutations, channelCollisions } from '@resonanz/api-client/campaigns';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { buildCampaignEntry, channelFromSelection, entryWithService } from '@resonanz/domain/campaignEntry';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Icon } from '@resonanz/ui/Icon';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { Select } from '@resonanz/ui/Select';
import { Spinner } from '@resonanz/ui/Spinner';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import * as css from './AddCreatorRow.css.ts';
import { messages } from './messages.ts';
import { offeredServices } from './services.ts';
import { useFoundChannels } from './useFoundChannels.ts';

/**
 * Adds a creator by name, handle or address: recognised while it is typed, with a warning where the channel is there
 * already.
 */
export function AddCreatorRow({ campaignId }: { campaignId: number }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [service, setService] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const { platform, isSearching, hasFailed, channels } = useFoundChannels(campaignId, text);
  const add = useMutation(campaignMutations(useApi(), useQueryClient()).addInfluencers());
  const channel =
    channels?.find((each) => each.channelId === chosenId) ??
    channels?.find((each) => each.entryId === null) ??
    channels?.[0];
  const services = channel ? offeredServices(channel.platform, label) : [];
  const chosenService = services.find(({ id }) => id === service) ?? services[0];
  const isThere = channel !== undefined && channel.entryId !== null;

  function type(next: string) {
    setText(next);
    setChosenId(null);
    setFailure(undefined);
  }

  function verdict(): string | undefined {
    if (text.trim() === '' || isSearching) return undefined;
    if (hasFailed) return t('campaigns.add.failed');
    if (channels?.length === 0) return t(platform ? 'campaigns.add.unknownAddress' : 'campaigns.add.unknownName');
    if (isThere)
      return t('campaigns.add.isThere', { name: channel.name, state: label(`pipelineState.${channel.state ?? 1}`) });
    return channel && !channel.isActive ? t('campaigns.add.inactive', { name: channel.name }) : undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!channel || isThere || add.isPending) return;
    const { channelId, influencerId, followers, management, originalUrl } = channel;
    const ref = channelFromSelection({
      platform: channel.platform,
      channelurl: originalUrl,
      titleYT: channel.channelURL,
      followers,
      management,
      channelId,
      influencerId,
    });
    try {
      const entry = entryWithService(buildCampaignEntry(ref, campaignId), chosenService?.id ?? '');
      await add.mutateAsync([{ ...entry, channelId, influencerId }]);
      announce(t('campaigns.add.added', { name: channel.name }));
      type('');
      setService(null);
      field.current?.focus();
    } catch (error) {
      setFailure(
        channelCollisions(error).length > 0 ? t('campaigns.add.isThereNow') : say(error, 'campaigns.error.other'),
      );
    }
  }

  const shownText = failure ?? verdict();
  const nameOf = (each: FoundChannel) => `${each.name} · ${each.platform} ${each.channelURL}`;
  return (
    <form className={css.row} aria-label={t('campaigns.add.title')} onSubmit={(event) => void submit(event)}>
      <span className={css.plus}>
        <Icon icon={PlusIcon} size="small" />
      </span>
      <div className={css.text}>
        <TextField
          ref={field}
          label={t('campaigns.add.text')}
          hidesLabel
          iconStart={LinkSimpleIcon}
          placeholder={t('campaigns.add.placeholder')}
          value={text}
          onChange={type}
        />
      </div>
      {platform && (
        <PlatformChip
          platform={channelTypeOf(platform)}
          name={platform}
          value={t('campaigns.add.recognised', { platform })}
        />
      )}
      {isSearching && <Spinner label={t('campaigns.add.searching')} />}
      {channels && channels.length > 1 && (
        <div className={css.choice}>
          <Select
            label={t('campaigns.add.channel')}
            hidesLabel
            items={channels.map((each) => ({ id: each.channelId, label: nameOf(each) }))}
            selectedId={channel?.channelId ?? null}
            onSelectionChange={setChosenId}
          />
        </div>
      )}
      {channel && channels?.length === 1 && !isThere && (
        <Text variant="denseStrong" isTruncated title={nameOf(channel)}>
          {channel.name}
        </Text>
      )}
      {channel && !isThere && (
        <div className={css.choice}>
          <Select
            label={t('word.service')}
            hidesLabel
            items={services}
            selectedId={chosenService?.id ?? null}
            onSelectionChange={setService}
          />
        </div>
      )}
      <span role="status">
        {shownText !== undefined && (
          <Text variant="dense" tone={failure === undefined ? 'muted' : 'critical'}>
            {shownText}
          </Text>
        )}
      </span>
      {text !== '' && (
        <>
          <Button type="submit" variant="solid" isDisabled={!channel || isThere} isPending={add.isPending}>
            {t('campaigns.add.submit')}
          </Button>
          <Button variant="quiet" onPress={() => type('')}>
            {t('campaigns.add.discard')}
          </Button>
        </>
      )}
    </form>
  );
}
