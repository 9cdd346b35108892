import { invalid, textValidator } from './schema.ts';

/**
 * Longest web address that is read, in characters.
 *
 * @source house
 */
export const URL_MAX_LENGTH = 2048;

/**
 * A web address in its stored form.
 *
 * @source house
 */
export type HttpsUrl = `https://${string}`;

const SCHEME = '[Hh][Tt][Tt][Pp]([Ss])?:\\/\\/';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const TOP_LEVEL = '\\p{L}\\p{M}*\\p{L}[\\p{L}\\p{M}]{0,61}|[Xx][Nn]--[A-Za-z0-9-]{1,59}';

/** The form of a web address as people type it: scheme, labels and a top-level part, port, and what follows. */
export const URL_FORM = /* @__PURE__ */ new RegExp(
  `^(?:${SCHEME})?((?:${LABEL}\\.)+(?:${TOP_LEVEL}))(:\\d{1,5})?([/?#][^\\s\\p{Cc}]*)?$`,
  'u',
);

/** The form of a host that a name server can be asked for: at most 253 characters. */
const HOST_FORM = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * A web address: optional http or https and www, a domain with a top-level part of at least two letters, optional path.
 * Gives it back on https, the host in lower case and punycode. Errors: `urlInvalid`, `textTooLong` beyond 2048
 * characters.
 *
 * @source docs/domain/validation.md#web-addresses
 */
export const url = /* @__PURE__ */ textValidator<HttpsUrl>((text) => {
  const [isForm, secure, host = '', port = '', rest = ''] = URL_FORM.exec(text) ?? [];
  // Port 80 belongs to http; https servers do not use it.
  const address = `https://${host}${secure === undefined && port === ':80' ? '' : port}${rest}`;
  const read = isForm !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  // Port 0 is not valid.
  if (!read || read.port === '0' || !HOST_FORM.test(read.hostname)) return invalid('urlInvalid');
  // Umlauts in the path take six characters in the stored form.
  return read.href.length > URL_MAX_LENGTH
    ? invalid('textTooLong', { max: URL_MAX_LENGTH })
    : { value: read.href as HttpsUrl };
}, URL_MAX_LENGTH);
