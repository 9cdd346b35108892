import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { campaignEntryQueries } from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';

const PAUSE = 250;
const MIN_LETTERS = 2;

/** What was typed, once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * Looks for channels by a name, a handle or the address of a profile while it is typed; the platform of an address is
 * known at once.
 */
export function useFoundChannels(campaignId: number, typed: string) {
  const text = typed.trim();
  const paused = usePaused(text);
  const isAsked = paused.length >= MIN_LETTERS;
  const found = useQuery({ ...campaignEntryQueries(useApi()).find({ campaignId, text: paused }), enabled: isAsked });
  const read = text.includes('.') ? normaliseChannelUrl(text) : null;
  return {
    platform: read?.ok ? read.platform : null,
    isSearching: text.length >= MIN_LETTERS && (text !== paused || found.isFetching),
    hasFailed: found.isError,
    channels: isAsked && text === paused && found.data ? found.data.channels : undefined,
  };
}
