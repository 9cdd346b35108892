import '../exports/styles.ts';
import { expect, test } from 'vitest';
import { duration, layout, line, radius, size, space, zIndex } from '../exports/constants.ts';
import { vars } from './contract.ts';
import { themes, type Audience, type Mode } from './themes.ts';

type Tree = { readonly [key: string]: string | number | Tree };

const root = document.documentElement;

/** Every text below a tree, with its path. */
function leaves(tree: Tree, path = ''): [path: string, value: string | number][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}

/** What the page computes for a variable of the contract. */
function computed(path: string): string {
  const variable = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], vars) as string;
  return getComputedStyle(root).getPropertyValue(variable.slice('var('.length, -1)).trim();
}

const audiences = Object.keys(themes) as Audience[];
const modes: Mode[] = ['light', 'dark'];

test.each(audiences.flatMap((audience) => modes.map((mode) => [audience, mode] as const)))(
  'the page in %s, %s, shows the constants of that theme',
  (audience, mode) => {
    Object.assign(root.dataset, { audience, theme: mode });
    const wrong = leaves(themes[audience][mode]).flatMap(([path, value]) =>
      computed(path) === value ? [] : [{ path, value, computed: computed(path) }],
    );
    expect(wrong).toEqual([]);
    expect(leaves(themes[audience][mode]).length).toBeGreaterThan(130);
  },
);

test.each(audiences)('a light part of a dark page has the light accents of %s', (audience) => {
  Object.assign(root.dataset, { audience: 'staff', theme: 'dark' });
  const part = document.body.appendChild(document.createElement('div'));
  Object.assign(part.dataset, { audience, theme: 'light' });
  const solid = getComputedStyle(part).getPropertyValue(vars.accent.solid.slice('var('.length, -1));
  part.remove();
  expect(solid).toBe(themes[audience].light.accent.solid);
});

test('the six themes differ', () => {
  expect(
    new Set(audiences.flatMap((audience) => modes.map((mode) => JSON.stringify(themes[audience][mode])))).size,
  ).toBe(6);
});

test('the scales on the page are the constants, in px or rem, and ms', () => {
  const pixels = (text: string) => (text.endsWith('rem') ? Number.parseFloat(text) * 16 : Number.parseFloat(text));
  for (const [path, value] of leaves({ space, radius, line, size, layout }))
    expect({ path, value: pixels(computed(path)) }).toEqual({ path, value });
  for (const [name, value] of Object.entries(zIndex)) expect(Number(computed(`z.${name}`))).toBe(value);
  // The tests run with reduced motion, which makes every duration but the spinner's 1 ms.
  expect(computed('duration.slow')).toBe('1ms');
  expect(duration).toMatchObject({ fast: 100, base: 160, slow: 240, spinner: 900 });
});
