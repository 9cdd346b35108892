/** An e-mail address as it is compared and stored, without what a link puts before it. */
export const emailText = (text: string): string => text.replace(/^mailto:/i, '').toLowerCase();
