import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { dark, declare, declareAudience, declareModes, fill, type Values, variable } from './declareVariables.ts';
import { childrenOf, cssValue, tokenAt } from './document.ts';
import { layer } from './layers.css.ts';
import { media } from './media.ts';
import { focusRing } from './mixins.ts';
import { declareType, family, headingStyles, sans } from './typeStyles.css.ts';

const scales: Values = {
  [family]: sans,
  ...fill('space', ['space'], 'rem'),
  ...fill('radius', ['radius']),
  ...fill('border.width', ['line']),
  ...fill('zIndex', ['z']),
  ...fill('layout', ['layout']),
  ...fill('size', ['size']),
  ...fill('focus', ['focus']),
  ...fill('motion.duration', ['duration']),
  ...fill('motion.easing', ['easing']),
};

declare(':root', scales);
declareType(childrenOf('typography.style').filter((name) => !headingStyles.includes(name)));
// Every app says what is wrong, and shows dots; the other colours of a status are in a sheet of their own.
const dots = (mode: 'light' | 'dark'): Values =>
  Object.fromEntries(
    childrenOf('status').map((name) => [
      variable(['status', name, 'dot']),
      cssValue(tokenAt(`status.${name}.${mode}.dot`).$value ?? '', 'color'),
    ]),
  );
declareModes((mode) => ({
  ...fill(`semantic.${mode}`),
  ...fill(`status.red.${mode}`, ['status', 'red']),
  ...dots(mode),
  ...fill(`elevation.${mode}`, ['elevation']),
}));
declareAudience('staff');

const density = (control: string, row: string, font: string, input: string): Values => ({
  [vars.density.control]: control,
  [vars.density.row]: row,
  [vars.density.font]: font,
  [vars.density.input]: input,
});
const compact = density(vars.size.controlCompact, vars.size.rowCompact, vars.type.dense.font, vars.type.dense.font);
const comfortable = density(
  vars.size.controlComfortable,
  vars.size.rowComfortable,
  vars.type.body.font,
  vars.type.body.font,
);
const touch = density(
  vars.size.targetTouch,
  vars.size.rowComfortable,
  vars.type.body.font,
  `400 1rem/1.5rem ${family}`,
);
declare(":root, [data-density='compact']", compact);
declare("[data-density='comfortable']", comfortable);
declare(":root, [data-density='compact'], [data-density='comfortable']", touch, media.phone);

globalStyle(":root, [data-theme='light']", { '@layer': { [layer.tokens]: { colorScheme: 'light' } } });
globalStyle(':root:not([data-theme])', {
  '@layer': { [layer.tokens]: { '@media': { [dark]: { colorScheme: 'dark' } } } },
});
globalStyle("[data-theme='dark']", { '@layer': { [layer.tokens]: { colorScheme: 'dark' } } });
globalStyle(':root', {
  '@layer': {
    [layer.tokens]: {
      '@media': {
        [media.reducedMotion]: {
          vars: Object.fromEntries(
            (['fast', 'base', 'slow', 'echo', 'mobileMenu'] as const).map((name) => [vars.duration[name], '1ms']),
          ),
        },
      },
    },
  },
});

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layer.reset]: rule as object } });
reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { textSizeAdjust: '100%', scrollbarGutter: 'auto' });
reset('body', {
  margin: 0,
  background: vars.surface.canvas,
  color: vars.text.primary,
  font: vars.type.body.font,
  hyphens: 'manual',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
  font: 'inherit',
});
reset('ul, ol', { listStyle: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset(':focus-visible', focusRing);
reset('[hidden]', { display: 'none !important' });
