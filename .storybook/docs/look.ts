import { create } from 'storybook/theming/create';
// By its path: the bundler of Storybook's own pages does not know that packages have sources.
import { themes as tokens, type Mode } from '../../packages/foundation/tokens/exports/themes.ts';

const sans = "'Archivo Variable', 'Helvetica Neue', Arial, sans-serif";

function look(mode: Mode, secondary: string) {
  const { surface, text, border, accent } = tokens.staff[mode];
  return create({
    base: mode,
    brandTitle: 'Resonanz',
    brandUrl: './',
    brandImage: `./resonanz-logo-${mode}.svg`,
    brandTarget: '_self',
    fontBase: sans,
    appBg: surface.canvas,
    appContentBg: surface.base,
    appPreviewBg: surface.base,
    appHoverBg: surface.hover,
    appBorderColor: border.hairline,
    appBorderRadius: 4,
    textColor: text.primary,
    textMutedColor: text.secondary,
    textInverseColor: accent.onSolid,
    colorPrimary: accent.solid,
    colorSecondary: secondary,
    barBg: surface.base,
    barTextColor: text.secondary,
    barSelectedColor: accent.ink,
    barHoverColor: accent.ink,
    inputBg: surface.field,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: 4,
    buttonBg: surface.base,
    buttonBorder: border.control,
  });
}

const { light, dark } = tokens.staff;

/** How pages look: the product's colours of staff. */
export const looks = { light: look('light', light.accent.ink), dark: look('dark', dark.accent.ink) };

/** How Storybook looks around them; it writes in white on its second colour, in the dark as well. */
export const shellLooks = { light: look('light', light.accent.solid), dark: look('dark', light.accent.solid) };
