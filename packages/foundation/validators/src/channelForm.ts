import { PLATFORMS } from '@resonanz/domain/platforms';
import { choice, flag } from './choice.ts';
import { freeText } from './freeText.ts';
import { wholeNumber } from './number.ts';
import { object, optional, type ShapeInput, type ShapeOutput } from './object.ts';
import { textValidator, validator, type ValidationError } from './schema.ts';
import { readChannel, type ChannelAddress } from './socialUrl.ts';
import { URL_MAX_LENGTH } from './url.ts';

/** Maximum length of a channel's title. */
export const CHANNEL_TITLE_MAX_LENGTH = 200;

function fieldsWith(title: string) {
  return {
    platform: choice(PLATFORMS),
    url: textValidator<ChannelAddress>((text) => readChannel(text, title), URL_MAX_LENGTH),
    followers: optional(wholeNumber()),
    title: optional(freeText({ allowsNumbers: true, maxLength: CHANNEL_TITLE_MAX_LENGTH })),
    isActive: flag,
  };
}

type Fields = ReturnType<typeof fieldsWith>;

/**
 * What the channel form takes: values or what its fields send.
 *
 * @source docs/domain/people.md#influencers
 */
export type ChannelFormInput = ShapeInput<Fields>;

/**
 * A channel as the form gives it back.
 *
 * @source docs/domain/validation.md#addresses-of-channels; docs/domain/people.md#influencers
 */
export type ChannelForm = Omit<ShapeOutput<Fields>, 'url'> & Pick<ChannelAddress, 'url' | 'handle'>;

// An unknown domain may be a blog's or a podcast's own; a blog may live anywhere.
const mismatch = (platform: string, address: ChannelAddress): ValidationError | false =>
  platform !== address.platform &&
  platform !== 'Blog' &&
  !(platform === 'Podcast' && address.platform === 'Blog') && {
    code: 'channelPlatformMismatch',
    params: { platform: address.platform },
    path: ['url'],
  };

const fields = /* @__PURE__ */ object(
  ({ title }) => fieldsWith(typeof title === 'string' ? title : ''),
  ({ platform, url }) => [platform !== undefined && url !== undefined && mismatch(platform, url)],
);

/**
 * The form of a channel: `platform`, `url` (normalised, and of the chosen platform; a blog may live anywhere, a podcast
 * on a domain of its own), `followers`, `title` (the handle of a YouTube channel) and `isActive`. Gives the `handle`
 * too. Errors: those of `socialUrl`, `wholeNumber` and `freeText` at their field, `required` and `choiceInvalid` at
 * `platform`, `channelPlatformMismatch` at `url`.
 *
 * @source docs/domain/validation.md#addresses-of-channels; docs/domain/people.md#influencers
 */
export const channelForm = /* @__PURE__ */ validator<ChannelFormInput, ChannelForm>((value) => {
  const result = fields.validate(value);
  if (result.issues) return { errors: result.issues };
  const { url, ...others } = result.value;
  return { value: { ...others, url: url.url, handle: url.handle } };
});
