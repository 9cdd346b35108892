import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { echoLine, visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

const touch = '44px';

export const sidebar = style(inPatterns({ paddingBlock: '10px', display: 'flex', flexDirection: 'column' }));

export const line = style(
  inPatterns({
    border: 0,
    borderBlockStart: `1px solid ${vars.border.hairline}`,
    marginBlock: vars.space[4],
    marginInline: '18px',
  }),
);

export const row = style(inPatterns({ position: 'relative', display: 'flex' }));

export const link = style(
  inPatterns({
    font: vars.type.dense.font,
    fontStretch: '92%',
    fontWeight: 480,
    lineHeight: '17px',
    position: 'relative',
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: '10px',
    minInlineSize: 0,
    minBlockSize: '34px',
    paddingBlock: '5px',
    paddingInline: '18px 12px',
    color: vars.text.secondary,
    textDecoration: 'none',
    transition: `background-color ${vars.duration.fast}`,
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none', zIndex: 1 },
      "&[aria-current='page'], &[data-marked]": {
        color: vars.accent.ink,
        fontWeight: 620,
        background: vars.accent.tint,
      },
      "&[aria-current='page']::before, &[data-marked]::before": echoLine(),
      '&[data-open-group]': { color: vars.text.primary, fontWeight: 560 },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          "&:hover:not([aria-current='page'], [data-marked])": {
            background: vars.surface.pressed,
            color: vars.text.primary,
          },
        },
      },
      [media.belowDesktop]: { minBlockSize: touch, fontSize: '0.9375rem', lineHeight: '20px' },
      [media.forcedColors]: {
        selectors: { "&[aria-current='page'], &[data-marked]": { borderInlineStart: '3px solid Highlight' } },
      },
    },
  }),
);

export const withToggle = style(inPatterns({ paddingInlineEnd: '44px' }));

export const icon = style(inPatterns({ display: 'grid', flex: 'none', color: vars.text.muted }));
globalStyle(
  `${link}[aria-current='page'] ${icon}, ${link}[data-marked] ${icon}`,
  inPatterns({ color: vars.accent.ink }),
);

export const words = style(inPatterns({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const toggle = style(
  inPatterns({
    position: 'absolute',
    insetInlineEnd: '6px',
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '34px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.text.muted,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } },
      [media.belowDesktop]: { inlineSize: touch, blockSize: touch, insetInlineEnd: 0 },
    },
  }),
);

export const children = style(
  inPatterns({ marginInlineStart: '26px', borderInlineStart: `1px solid ${vars.border.default}` }),
);

export const child = style(
  inPatterns({
    minBlockSize: '30px',
    paddingInlineStart: '18px',
    '@media': { [media.belowDesktop]: { minBlockSize: touch } },
  }),
);

export const railLink = style(
  inPatterns({ padding: 0, justifyContent: 'center', minBlockSize: '40px', paddingInline: 0 }),
);

export const hiddenWords = style(inPatterns(visuallyHidden));

export const railTip = style(
  inPatterns({
    ...typography('caption'),
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: '5px 9px',
    border: '1px solid transparent',
    borderRadius: '4px',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    transform: 'translateY(-50%)',
    whiteSpace: 'nowrap',
    zIndex: vars.z.tooltip,
  }),
);
