import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { echoLine } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

/** Choices as lines of full width, each as high as a finger. */
export const choiceRows = style(inUi({ display: 'grid', borderBlockStart: `1px solid ${vars.border.hairline}` }));

globalStyle(
  `${choiceRows} > label`,
  inUi({
    position: 'relative',
    gap: vars.space[5],
    alignItems: 'center',
    minBlockSize: '48px',
    paddingBlock: vars.space[3],
    paddingInline: `18px ${vars.space[5]}`,
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
  }),
);
globalStyle(
  `${choiceRows} > label:has(:checked):not([data-disabled])`,
  inUi({ background: vars.accent.tint, color: vars.accent.ink, fontWeight: vars.type.bodyStrong.weight }),
);
globalStyle(`${choiceRows} > label:has(:checked):not([data-disabled])::before`, inUi(echoLine()));
globalStyle(
  `${choiceRows} > label:hover:not([data-disabled], [data-readonly], :has(:checked))`,
  inUi({ '@media': { [media.hover]: { background: vars.surface.hover } } }),
);
