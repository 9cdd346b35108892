import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { style, styleVariants } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

const page = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[8],
    inlineSize: '100%',
    padding: vars.layout.pageGutter,
    '@media': { [media.phone]: { padding: vars.layout.pageGutterPhone, gap: vars.space[7] } },
  }),
);

export const width = styleVariants({ reading: '680px', narrow: '880px', medium: '960px', wide: '1120px' }, (most) => [page, inPatterns({ maxInlineSize: most })]);

export const section = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '6px', boxShadow: 'none' },
      '&[data-rule]': { paddingBlockEnd: vars.space[8], borderBlockEnd: `1px solid ${vars.border.hairline}`, borderRadius: 0 },
    },
  }),
);

export const words = style(inPatterns({ display: 'grid', gap: vars.space[2] }));

export const head = style(inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] }));

export const lead = style(inPatterns({ maxInlineSize: '680px', color: vars.text.secondary }));

export const buttons = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    paddingBlock: vars.space[5],
    borderBlockStart: `1px solid ${vars.border.hairline}`,
    selectors: { '&[data-sticky]': { position: 'sticky', insetBlockEnd: 0, background: vars.surface.base } },
  }),
);
