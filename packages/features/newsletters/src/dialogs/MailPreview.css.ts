import { styleVariants } from '@vanilla-extract/css';

/** The sheet as wide as the window of its reader. */
export const sheet = styleVariants({
  computer: { inlineSize: '100%' },
  phone: { inlineSize: '100%', maxInlineSize: 390, marginInline: 'auto' },
});
