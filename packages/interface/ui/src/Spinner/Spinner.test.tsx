import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Spinner } from './Spinner.tsx';

test('the spinner conforms', async () => {
  await expectConformance(<Spinner label="Wird geladen" />, { role: 'img', name: 'Wird geladen', isFocusable: false });
});

test('without a name it is hidden from assistive technology', async () => {
  const screen = await render(<Spinner size="large" />);
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('it stands still with reduced motion', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const screen = await render(<Spinner label="Wird geladen" />);
  expect(getComputedStyle(screen.getByRole('img').element()).animationName).toBe('none');
});
