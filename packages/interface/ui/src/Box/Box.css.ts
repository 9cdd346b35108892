import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const box = style(inUi({ minInlineSize: 0 }));
export const paddingInline = styleVariants(vars.space, (value) => inUi({ paddingInline: value }));
export const paddingBlock = styleVariants(vars.space, (value) => inUi({ paddingBlock: value }));
export const surface = styleVariants(
  {
    canvas: vars.surface.canvas,
    base: vars.surface.base,
    raised: vars.surface.raised,
    sunken: vars.surface.sunken,
    accent: vars.accent.tint,
  },
  (background) => inUi({ background }),
);

const hairline = `${vars.line.hairline} solid ${vars.border.hairline}`;
export const border = styleVariants({
  all: inUi({ border: `${vars.line.hairline} solid ${vars.border.default}` }),
  start: inUi({ borderInlineStart: hairline }),
  end: inUi({ borderInlineEnd: hairline }),
  top: inUi({ borderBlockStart: hairline }),
  bottom: inUi({ borderBlockEnd: hairline }),
  block: inUi({ borderBlock: hairline }),
});
export const radius = styleVariants(
  { control: vars.radius.control, panel: vars.radius.panel, dialog: vars.radius.dialog },
  (borderRadius) => inUi({ borderRadius }),
);
export const width = styleVariants(
  { form: vars.layout.authFormWidth, reading: vars.layout.readingMax, content: vars.layout.contentMax },
  (maxInlineSize) => inUi({ maxInlineSize, inlineSize: '100%' }),
);
export const centered = style(inUi({ marginInline: 'auto' }));
export const growing = style(inUi({ flex: '1 1 0' }));
