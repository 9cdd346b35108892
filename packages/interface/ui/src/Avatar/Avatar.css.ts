import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const avatar = style(
  inUi({ position: 'relative', display: 'inline-grid', flex: 'none', verticalAlign: 'middle' }),
);

// A picture keeps its size when the text grows, and so do the letters drawn in its place.
const circle = (side: string, fontSize: string) => inUi({ inlineSize: side, blockSize: side, fontSize });

export const size = styleVariants({
  small: circle(vars.size.avatarSmall, '11px'),
  medium: circle(vars.size.avatar, '11px'),
  title: circle('60px', '18px'),
  large: circle(vars.size.avatarLarge, '28px'),
});

const outline = {
  inlineSize: '100%',
  blockSize: '100%',
  boxShadow: `0 0 0 1px ${vars.border.hairline}`,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
} as const;

// Logos are drawn for white paper; on the dark ground of a theme many would not be seen.
export const picture = styleVariants({
  circle: inUi({ ...outline, borderRadius: vars.radius.round, objectFit: 'cover', background: vars.surface.pressed }),
  tile: inUi({ ...outline, borderRadius: vars.radius.control, objectFit: 'contain', background: 'white' }),
  photo: inUi({ ...outline, borderRadius: vars.radius.control, objectFit: 'cover', background: vars.surface.pressed }),
});

const letters = style(
  inUi({
    ...typography('micro'),
    ...outline,
    fontSize: 'inherit',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    color: vars.accent.ink,
    background: vars.accent.tintStrong,
    textTransform: 'uppercase',
    // Drawn, not written: the initials are a picture and no part of the name of a button around them.
    '::before': { content: 'attr(data-initials)' },
  }),
);

const squareLetters = style([letters, inUi({ borderRadius: vars.radius.control })]);
export const initials = {
  circle: style([letters, inUi({ borderRadius: vars.radius.round })]),
  tile: squareLetters,
  photo: squareLetters,
};

export const badge = style(
  inUi({
    position: 'absolute',
    insetInlineEnd: '-4px',
    insetBlockEnd: '-3px',
    display: 'grid',
    borderRadius: '4px',
    boxShadow: `0 0 0 1.5px ${vars.surface.raised}`,
  }),
);

/** A large circle is further from the corner: the badge sits on its edge. */
export const badgeLarge = style(inUi({ insetInlineEnd: '6px', insetBlockEnd: '6px' }));
