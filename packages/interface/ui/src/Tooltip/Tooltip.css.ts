import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { appear } from '../motion.css.ts';

export const tooltip = style(
  inUi({
    ...typography('caption'),
    maxInlineSize: '280px',
    paddingBlock: '5px',
    paddingInline: '9px',
    borderRadius: '4px',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    overflowWrap: 'anywhere',
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}` } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
