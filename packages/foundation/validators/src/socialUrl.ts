import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import type { Platform } from '@resonanz/domain/platforms';
import { textValidator } from './schema.ts';

/** A recognised channel. */
export interface ChannelAddress {
  readonly url: string;
  readonly platform: Platform;
  readonly handle: string;
}

/** The URL of a channel: gives it back on https without query string, with platform and handle. */
export const socialUrl = textValidator<ChannelAddress>((text) => {
  if (text.trim() === '') return { faults: [{ code: 'required' }] };
  const read = normaliseChannelUrl(text);
  return read.ok ? { value: { url: read.url, platform: read.platform, handle: read.handle } } : { faults: [{ code: read.code }] };
});
