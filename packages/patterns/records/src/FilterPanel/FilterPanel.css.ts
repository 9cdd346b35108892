import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

export const panel = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    inlineSize: vars.layout.filterPanelWidth,
    borderInlineEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
  }),
);

export const head = style(
  inPatterns({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    paddingInline: '16px 8px',
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
  }),
);
export const titleLine = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: vars.space[4], minBlockSize: '32px' }),
);
export const title = style(inPatterns({ flex: 1 }));
export const search = style(inPatterns({ paddingInlineEnd: vars.space[4] }));

export const sections = style(inPatterns({ flex: 1, minBlockSize: 0, overflowY: 'auto', scrollbarWidth: 'thin' }));

export const foot = style(
  inPatterns({ padding: `${vars.space[5]} ${vars.space[6]}`, borderBlockStart: `1px solid ${vars.border.default}` }),
);

export const buttons = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], inlineSize: '100%' }));
// Side by side, or one below the other where the words are long.
globalStyle(`${buttons} > *`, inPatterns({ flex: '1 0 auto' }));

export const section = style(
  inPatterns({
    paddingBlock: vars.space[5],
    paddingInline: vars.space[6],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);

export const sectionTitle = style(inPatterns({ ...typography('label'), display: 'block' }));

export const sectionButton = style(
  inPatterns({
    ...typography('label'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    inlineSize: '100%',
    minBlockSize: vars.size.targetMin,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [media.phone]: { minBlockSize: vars.size.targetTouch } },
  }),
);

export const sectionBody = style(inPatterns({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4] }));
