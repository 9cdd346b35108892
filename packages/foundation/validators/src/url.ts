import { settle, textValidator } from './schema.ts';

const MAX_LENGTH = 2048;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const TOP_LEVEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

function isUrl(text: string): boolean {
  if (text.length > MAX_LENGTH || /\s/.test(text)) return false;
  const address = text.replace(/^https?:\/\//i, '');
  const end = address.search(/[/?#]/);
  const [host = '', port, ...rest] = (end === -1 ? address : address.slice(0, end)).split(':');
  const labels = host.split('.');
  return (
    rest.length === 0 &&
    (port === undefined || /^\d{1,5}$/.test(port)) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

/** A web address: optional http or https and www, a domain with a top-level part of at least two letters, optional path. */
export const url = textValidator((text) => settle(text, [!isUrl(text) && { code: 'urlInvalid' }]));
