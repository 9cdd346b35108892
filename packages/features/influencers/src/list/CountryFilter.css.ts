import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusEdge, visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

export const countries = style(
  inFeatures({
    display: 'flex',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.field,
    isolation: 'isolate',
  }),
);

export const country = style(
  inFeatures({
    ...typography('label'),
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: `calc(${vars.density.control} - 2px)`,
    paddingInline: vars.space[3],
    color: vars.text.secondary,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:not(:first-child)': { borderInlineStart: `${vars.line.hairline} solid ${vars.border.default}` },
      '&:first-child': { borderStartStartRadius: '4px', borderEndStartRadius: '4px' },
      '&:last-child': { borderStartEndRadius: '4px', borderEndEndRadius: '4px' },
      '&:has(:checked)': { background: vars.accent.tint, color: vars.accent.ink, boxShadow: `inset 0 -2px 0 ${vars.accent.line}` },
      '&:has(:focus-visible)': { ...focusEdge, outlineOffset: '0', zIndex: 1, borderRadius: '4px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { background: vars.surface.hover, color: vars.text.primary } } },
      [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const input = style(inFeatures({ ...visuallyHidden, appearance: 'none', margin: 0 }));
