import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Heading } from './Heading.tsx';

test('conforms', async () => {
  await expectConformance(<Heading level={2}>Reichweite</Heading>, {
    role: 'heading',
    name: 'Reichweite',
    isFocusable: false,
  });
});

test('the level is structure and the variant is look', async () => {
  const screen = await render(
    <Heading level={3} variant="title">
      Reichweite
    </Heading>,
  );
  await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible();
  expect(getComputedStyle(screen.getByRole('heading').element()).fontStretch).toBe('112%');
});
