import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Counter } from './Counter.tsx';

test('the counter conforms in every tone', async () => {
  for (const tone of ['accent', 'soft', 'shell'] as const) {
    await expectConformance(
      <p role="status" aria-label="Ungelesen">
        <Counter count={4} tone={tone} label="4 ungelesene" />
      </p>,
      { role: 'status', name: 'Ungelesen', isFocusable: false },
    );
  }
});

test('nothing is drawn for 0 unless it is asked for', async () => {
  const screen = await render(<Counter count={0} />);
  expect(screen.container.textContent).toBe('');
  await screen.rerender(<Counter count={0} showsZero />);
  expect(screen.container.textContent).toBe('0');
});

test('from the highest number on it says so, and words replace the number for assistive technology', async () => {
  const screen = await render(<Counter count={10} max={9} label="10 ungelesene" />);
  await expect.element(screen.getByText('9+')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(screen.getByText('10 ungelesene')).toBeInTheDocument();
  await screen.rerender(<Counter count={9} max={9} />);
  await expect.element(screen.getByText('9')).toBeVisible();
});
