import { expect, test } from 'vitest';
import type { House, HousePackage } from './house.ts';
import { publishedInOrder, sheetsWithoutScript } from './packages.ts';

function draft(name: string, dependencies: readonly string[] = [], isPrivate = false): HousePackage {
  const named = (one: string) => `@resonanz/${one}`;
  return {
    folder: name,
    floor: 'foundation',
    name,
    manifest: {
      name: named(name),
      private: isPrivate,
      dependencies: Object.fromEntries(dependencies.map((one) => [named(one), ''])),
    },
    files: new Map(),
  };
}

test('packages are built after what they depend on; private ones not at all', () => {
  const house: House = {
    packages: [draft('a', ['b', 'c']), draft('b', ['c']), draft('c'), draft('d', [], true)],
    rootDevDependencies: new Set(),
    pages: new Map(),
  };
  expect(publishedInOrder(house).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
});

test('a style sheet whose classes the JS does not know is named', () => {
  const css = '@layer resonanz.widgets{.k1j2h3g0{inset:.0625rem}.k1j2h3g1:hover{color:red}._9x8y7z60 .k1j2h3g2{}}';
  expect(sheetsWithoutScript(css, ['var a = "k1j2h3g0 _9x8y7z60"'])).toEqual([]);
  expect(sheetsWithoutScript(css, ['var a = "Button_root__k1"'])).toEqual(['k1j2h3', '_9x8y7z']);
});
