const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const CONTROL = /\p{Cc}/gu;

/** The address without control characters when a link may lead there: http, https, mailto or tel, never relative. */
export function safeAddress(address: string): string | undefined {
  const plain = address.replace(CONTROL, '').trim();
  // The parser of the platform decides, so that browser and check can't read the same text differently.
  return URL.canParse(plain) && PROTOCOLS.includes(new URL(plain).protocol) ? plain : undefined;
}

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u;
const PHONE = /^\+?[\d\s()/-]{6,}$/;
const DOMAIN = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/**
 * The address a person means: completes `example.com`, e-mail addresses and telephone numbers; undefined when it can't
 * be a link.
 */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (MAIL.test(text)) return safeAddress(`mailto:${text}`);
  if (PHONE.test(text)) return safeAddress(`tel:${text.replace(/[^\d+]/g, '')}`);
  if (DOMAIN.test(text)) return safeAddress(`https://${text}`);
  return /\s/.test(text) ? undefined : safeAddress(text);
}
