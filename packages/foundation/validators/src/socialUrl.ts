import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import type { Platform } from '@resonanz/domain/platforms';
import { invalid, textValidator } from './schema.ts';
import { URL_MAX_LENGTH, type HttpsUrl } from './url.ts';

/**
 * A recognised channel.
 *
 * @source docs/domain/validation.md#addresses-of-channels
 */
export interface ChannelAddress {
  /** On https, without query string and fragment. */
  readonly url: HttpsUrl;
  /** Recognised by the domain; `Blog` when unknown. */
  readonly platform: Platform;
  /** What the channel is called, as campaign entries carry it. */
  readonly handle: string;
}

/** Reads the URL of a channel, or says why it is none. */
export function readChannel(text: string, title = '') {
  if (!/\S/.test(text)) return invalid('required');
  const read = normaliseChannelUrl(text, { title });
  if (!read.ok) return invalid(read.code);
  const { ok: _ok, ...address } = read;
  return { value: address as ChannelAddress };
}

/**
 * The URL of a channel: gives it back on https without query string, with platform and handle. Errors: `required`,
 * `channelUrlInvalid`, `channelUrlIsVideo`, `channelUrlOtherNetwork`, `channelUrlWithoutHandle`, `textTooLong` beyond
 * 2048 characters.
 *
 * @source docs/domain/validation.md#addresses-of-channels
 */
export const socialUrl = /* @__PURE__ */ textValidator<ChannelAddress>((text) => readChannel(text), URL_MAX_LENGTH);
