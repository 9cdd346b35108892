import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const width = createContainer();
const NARROW = '(max-width: 760px)';
const inWidgets = inLayer('widgets');

export const item = style(inWidgets({ containerType: 'inline-size', containerName: width }));

export const row = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 92px 104px 312px',
    justifyItems: 'start',
    alignItems: 'center',
    columnGap: vars.space[6],
    paddingBlock: vars.space[4],
    borderBlockStart: `1px solid ${vars.border.hairline}`,
    '@container': {
      [`${width} ${NARROW}`]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: vars.space[4],
        paddingBlock: vars.space[5],
      },
    },
  }),
);

export const person = style(
  inWidgets({
    justifySelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minInlineSize: 0,
    '@container': { [`${width} ${NARROW}`]: { gridColumn: '1 / -1' } },
  }),
);

export const about = style(inWidgets({ minInlineSize: 0 }));

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/** One line; whole on phones, where nothing would show what was cut off. */
export const name = style(
  inWidgets({
    ...typography('bodyStrong'),
    ...ellipsis,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { whiteSpace: 'normal' } },
  }),
);
// A link ends with the ellipsis itself, and nothing cuts off its focus ring.
globalStyle(`${name}:has(> a)`, inWidgets({ overflow: 'visible' }));
globalStyle(
  `${name} > a`,
  inWidgets({ display: 'inline-block', maxInlineSize: '100%', ...ellipsis, verticalAlign: 'bottom' }),
);

export const detail = style(inWidgets({ ...typography('dense'), color: vars.text.muted }));

export const price = style(
  inWidgets({
    justifySelf: 'end',
    ...typography('denseStrong'),
    display: 'grid',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const decision = style(
  inWidgets({
    justifySelf: 'stretch',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    '@container': { [`${width} ${NARROW}`]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
  }),
);

export const reason = style(
  inWidgets({
    ...typography('caption'),
    color: vars.text.secondary,
    inlineSize: '100%',
    textAlign: 'end',
    '@container': { [`${width} ${NARROW}`]: { textAlign: 'start' } },
  }),
);
