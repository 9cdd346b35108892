/** The anchor of an FAQ on the page: the part behind the # of its address. */
export const anchorOf = (faqId: number): string => `faq-${faqId}`;

/** The FAQ an address names behind its #; undefined for none. */
export function faqOfHash(hash: string): number | undefined {
  const digits = /^#faq-(\d{1,10})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The anchor of a group on the page. */
export const groupAnchorOf = (faqGroupId: number): string => `faq-group-${faqGroupId}`;
