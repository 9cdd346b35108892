import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const list = style(
  inUi({ ...typography('caption'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 6px', color: vars.text.muted }),
);
export const crumb = style(inUi({ display: 'inline-flex', alignItems: 'center', gap: '6px', minInlineSize: 0 }));
export const link = style(
  inUi({
    color: 'inherit',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.text.primary, textDecorationThickness: '2px' } } },
      [media.phone]: { paddingBlock: '12px' },
    },
  }),
);
export const last = style(inUi({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
