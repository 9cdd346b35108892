import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing, toastSpace } from '@resonanz/tokens/mixins';
import { inPatterns } from '../inPatterns.ts';

const body = createContainer();
/** From here on the heading of a part stands beside its fields. */
const ROOMY = '(min-width: 900px)';

export const page = style(
  inPatterns({
    containerType: 'inline-size',
    containerName: body,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[8],
    inlineSize: '100%',
    maxInlineSize: '1264px',
    paddingBlock: `${vars.space[8]} 0`,
    paddingInline: vars.layout.pageGutter,
    '@media': {
      [media.phone]: {
        paddingBlockStart: vars.space[7],
        paddingInline: vars.layout.pageGutterPhone,
        gap: vars.space[7],
      },
    },
  }),
);

const beside = { gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: vars.space[9] };

export const section = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[6],
    borderRadius: vars.radius.control,
    outline: 'none',
    // A part within a part keeps its heading above its fields.
    '@container': {
      [`${body} ${ROOMY}`]: {
        ...beside,
        selectors: { '[data-form-part] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '6px', boxShadow: 'none' },
      // Parts that follow each other are separated by a line.
      '& ~ &': {
        paddingBlockStart: vars.space[8],
        borderBlockStart: `1px solid ${vars.border.hairline}`,
        borderRadius: 0,
      },
    },
  }),
);

export const words = style(inPatterns({ display: 'grid', alignContent: 'start', gap: vars.space[2] }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
  }),
);

export const lead = style(inPatterns({ maxInlineSize: '680px', color: vars.text.secondary }));

export const fields = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[6],
    minInlineSize: 0,
  }),
);

/** Always in sight while any of the form is, above what scrolls by. */
export const buttons = style(
  inPatterns({
    position: 'sticky',
    insetBlockEnd: toastSpace,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    paddingBlock: vars.space[5],
    borderBlockStart: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
  }),
);

export const saved = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: vars.space[2], color: vars.text.secondary }),
);
