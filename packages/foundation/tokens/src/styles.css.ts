import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { childrenOf, cssValue, tokenAt, tokensBelow, typeStyle } from './document.ts';
import { layer } from './layers.css.ts';
import { media } from './media.ts';
import { focusRing } from './mixins.ts';

type Values = Record<string, string>;
type Branch = { [key: string]: string | Branch };

function variable(path: readonly string[]): string {
  const found = path.reduce<string | Branch | undefined>(
    (node, key) => (typeof node === 'object' ? node[key] : undefined),
    vars as unknown as Branch,
  );
  if (typeof found !== 'string') throw new Error(`No variable ${path.join('.')}`);
  return found;
}

function fill(source: string, prefix: readonly string[] = [], unit: 'px' | 'rem' = 'px'): Values {
  return Object.fromEntries(tokensBelow(source, unit).map(({ path, css }) => [variable([...prefix, ...path]), css]));
}

function declare(selector: string, values: Values, query?: string): void {
  const block = { vars: values };
  globalStyle(selector, { '@layer': { [layer.tokens]: query ? { '@media': { [query]: block } } : block } });
}

const scales: Values = {
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
for (const name of childrenOf('typography.style')) {
  const { font, stretch, tracking, weight } = typeStyle(name);
  scales[variable(['type', name, 'font'])] = font;
  scales[variable(['type', name, 'stretch'])] = stretch;
  scales[variable(['type', name, 'tracking'])] = tracking;
  scales[variable(['type', name, 'weight'])] = weight;
}
for (const name of childrenOf('platform'))
  for (const part of ['fill', 'onFill', 'onFillText'])
    scales[variable(['platform', name, part])] = cssValue(tokenAt(`platform.${name}.${part}`).$value ?? '', 'color');

const theme = (mode: 'light' | 'dark'): Values => ({
  ...fill(`semantic.${mode}`),
  ...Object.assign({}, ...childrenOf('status').map((name) => fill(`status.${name}.${mode}`, ['status', name]))),
  ...Object.assign({}, ...childrenOf('platform').map((name) => fill(`platform.${name}.${mode}`, ['platform', name]))),
  ...fill(`chart.${mode}`, ['chart']),
  ...fill(`elevation.${mode}`, ['elevation']),
});

const dark = '(prefers-color-scheme: dark)';
declare(':root', scales);
declare(":root, [data-theme='light']", theme('light'));
declare(':root:not([data-theme])', theme('dark'), dark);
declare("[data-theme='dark']", theme('dark'));
for (const audience of ['staff', 'brand', 'testerworld']) {
  const light = fill(`audience.${audience}.light`, ['accent']);
  const night = fill(`audience.${audience}.dark`, ['accent']);
  const self = `[data-audience='${audience}']`;
  declare(audience === 'staff' ? `:root, ${self}` : self, light);
  declare(`:root:not([data-theme])${self}, :root:not([data-theme]) ${self}`, night, dark);
  declare(`[data-theme='dark']${self}, [data-theme='dark'] ${self}`, night);
  if (audience === 'staff') {
    declare(':root:not([data-theme]):not([data-audience])', night, dark);
    declare(":root[data-theme='dark']:not([data-audience])", night);
  }
}

const density = (control: string, row: string, font: string, input: string): Values => ({
  [vars.density.control]: control,
  [vars.density.row]: row,
  [vars.density.font]: font,
  [vars.density.input]: input,
});
const compact = density(vars.size.controlCompact, vars.size.rowCompact, vars.type.dense.font, vars.type.dense.font);
const comfortable = density(vars.size.controlComfortable, vars.size.rowComfortable, vars.type.body.font, vars.type.body.font);
const touch = density(vars.size.targetTouch, vars.size.rowComfortable, vars.type.body.font, `400 1rem/1.5rem ${cssValue(tokenAt('typography.family.sans').$value ?? '', 'fontFamily')}`);
declare(":root, [data-density='compact']", compact);
declare("[data-density='comfortable']", comfortable);
declare(":root, [data-density='compact'], [data-density='comfortable']", touch, media.phone);

globalStyle(":root, [data-theme='light']", { '@layer': { [layer.tokens]: { colorScheme: 'light' } } });
globalStyle(':root:not([data-theme])', { '@layer': { [layer.tokens]: { '@media': { [dark]: { colorScheme: 'dark' } } } } });
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
