import '@resonanz/tokens/status';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const alert = style(
  inUi({
    font: vars.type.dense.font,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    paddingBlock: '10px',
    paddingInline: vars.space[5],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
  }),
);

const hues = {
  info: vars.status.blue,
  success: vars.status.green,
  warning: vars.status.yellow,
  error: vars.status.red,
};

export const tone = styleVariants(hues, (colors) =>
  inUi({ background: colors.tint, color: colors.ink, borderColor: colors.border }),
);

export const icon = style(inUi({ flex: 'none', inlineSize: '18px', blockSize: '18px' }));
export const iconTone = styleVariants(hues, (colors) => inUi({ color: colors.dot }));

/** Keeps its place beside the icon; the action goes below where there is no room for both. */
export const body = style(
  inUi({
    flex: '1 1 min(240px, calc(100% - 28px))',
    minInlineSize: 0,
    display: 'grid',
    gap: vars.space[1],
    overflowWrap: 'anywhere',
  }),
);
export const title = style(inUi({ font: vars.type.denseStrong.font }));
export const action = style(inUi({ flex: '0 1 auto', alignSelf: 'center', marginInlineStart: 'auto' }));
