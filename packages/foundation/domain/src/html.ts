/**
 * The elements a notification's message may consist of; everything else becomes words or is dropped, on the server and
 * in the browser. Only `a` has an attribute: an `href` that {@link safeLink} accepts.
 *
 * @source docs/domain/mails.md#mail-content
 */
export const NOTIFICATION_ELEMENTS = ['b', 'strong', 'i', 'em', 'br', 'span', 'a'] as const;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A text as it stands in an HTML element or a quoted attribute: what looks like markup in it stays text.
 *
 * @source docs/domain/mails.md#mail-content
 */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => REFERENCES[character] ?? character);
}

/** What browsers drop or turn while they read an address, so that a check and a browser could read it differently. */
const AMBIGUOUS = /[\p{C}\s\\]/u;
const INTERNAL_PATH = /^\/(?!\/)/;
const OWN_ORIGIN = 'https://internal.invalid';

/**
 * Where a link in stored HTML may lead: an https address, or a path of this platform. Undefined for everything else:
 * other schemes, addresses without a scheme, `//host`, relative paths, addresses with a user name, and those that hold
 * control characters, white space or backslashes.
 *
 * @source docs/domain/mails.md#mail-content
 */
export function safeLink(address: string): string | undefined {
  const plain = address.trim();
  if (AMBIGUOUS.test(plain)) return undefined;
  if (!INTERNAL_PATH.test(plain) && !/^https:\/\/[^/]/i.test(plain)) return undefined;
  if (!URL.canParse(plain, OWN_ORIGIN)) return undefined;
  const { origin, protocol, username, password } = new URL(plain, OWN_ORIGIN);
  if (INTERNAL_PATH.test(plain)) return origin === OWN_ORIGIN ? plain : undefined;
  return protocol === 'https:' && username === '' && password === '' ? plain : undefined;
}
