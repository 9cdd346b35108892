import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space[5],
    paddingBlock: '18px 14px',
    paddingInline: vars.layout.pageGutter,
    '@media': { [media.phone]: { paddingBlock: '16px 12px', paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const ruled = style(inPatterns({ borderBlockEnd: `1px solid ${vars.border.default}` }));

export const words = style(inPatterns({ flex: '1 1 240px', minInlineSize: 0 }));

export const crumbs = style(
  inPatterns({
    ...typography('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 6px',
    marginBlockEnd: '3px',
    color: vars.text.muted,
  }),
);

export const crumb = style(inPatterns({ display: 'flex', alignItems: 'center', gap: '6px', minInlineSize: 0 }));

export const crumbLink = style(
  inPatterns({
    color: 'inherit',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: vars.radius.chip,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } } },
  }),
);

export const title = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    overflowWrap: 'anywhere',
    // A title of one long German word: split by syllables where there is no room for it.
    '@media': { [media.phone]: { hyphens: 'auto', hyphenateLimitChars: '14 5 5' } },
  }),
);
export const description = style(inPatterns({ marginBlockStart: vars.space[2], color: vars.text.secondary }));

export const actions = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] }),
);

export const facts = style(inPatterns({ flex: '1 0 100%' }));
