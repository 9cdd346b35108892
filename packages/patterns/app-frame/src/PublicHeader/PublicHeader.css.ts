import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

export const header = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minBlockSize: '80px',
    paddingInline: '40px',
    background: vars.surface.base,
    '@media': {
      [media.phone]: {
        flexWrap: 'wrap',
        minBlockSize: '60px',
        paddingBlock: vars.space[4],
        paddingInline: vars.space[5],
        gap: vars.space[4],
      },
    },
  }),
);

export const home = style(
  inPatterns({ display: 'block', flex: 'none', color: 'inherit', borderRadius: vars.radius.control }),
);
/** The wordmark gives way to the mark on phones, so that both buttons and the language stay in sight. */
export const logo = style(inPatterns({ display: 'block', '@media': { [media.phone]: { display: 'none' } } }));
export const mark = style(inPatterns({ display: 'none', '@media': { [media.phone]: { display: 'block' } } }));

export const area = style(
  inPatterns({
    ...typography('label'),
    paddingInlineStart: '18px',
    borderInlineStart: `1px solid ${vars.border.default}`,
    color: vars.accent.ink,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

/** One button for the other language where the choice of both finds no room. */
export const otherLanguage = style(inPatterns({ display: 'none', '@media': { [media.phone]: { display: 'block' } } }));
export const languages = style(inPatterns({ display: 'block', '@media': { [media.phone]: { display: 'none' } } }));

export const links = style(
  inPatterns({
    display: 'flex',
    flex: 1,
    gap: '28px',
    marginInlineStart: '24px',
    '@media': {
      [media.belowDesktop]: { visibility: 'hidden', inlineSize: 0, overflow: 'hidden', marginInlineStart: 0 },
    },
  }),
);

/** Both buttons go into the next line together where the smallest phones have no room for them beside the logo. */
export const ways = style(
  inPatterns({
    display: 'flex',
    gap: vars.space[5],
    marginInlineStart: 'auto',
    '@media': { [media.phone]: { gap: vars.space[4] } },
  }),
);
