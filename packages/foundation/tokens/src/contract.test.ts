import { expect, test } from 'vitest';
import { vars } from './contract.ts';
import { childrenOf, tokensBelow, typeStyle } from './document.ts';
import { typography } from './typography.ts';

test('every semantic colour of both themes has a variable', () => {
  for (const theme of ['light', 'dark']) {
    for (const { path } of tokensBelow(`semantic.${theme}`)) {
      const [group = '', name = ''] = path;
      const variables: Record<string, unknown> = { ...vars };
      expect(variables[group]).toHaveProperty(name);
    }
  }
});

test('both themes of every audience name the same colours', () => {
  const namesOf = (path: string) => tokensBelow(path).map((token) => token.path.join('.'));
  for (const audience of childrenOf('audience')) {
    expect(namesOf(`audience.${audience}.dark`)).toEqual(namesOf(`audience.${audience}.light`));
    expect(namesOf(`audience.${audience}.light`)).toEqual(namesOf('audience.staff.light'));
  }
});

test('variables are named after their tokens', () => {
  expect(vars.accent.solidHover).toBe('var(--rz-accent-solid-hover)');
  expect(vars.space[5]).toBe('var(--rz-space-5)');
});

test('a type style sets the width after the font, which would reset it', () => {
  expect(Object.keys(typography('label'))).toEqual(['font', 'fontStretch', 'letterSpacing']);
  expect(typeStyle('label')).toMatchObject({ stretch: '94%', weight: '580' });
});
