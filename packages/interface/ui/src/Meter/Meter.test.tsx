import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Meter } from './Meter.tsx';

test('the meter conforms', async () => {
  await expectConformance(<Meter value={68} label="Budget verbraucht" valueText="68 %" />, {
    role: 'meter',
    name: 'Budget verbraucht',
    isFocusable: false,
  });
});

test('values outside stay inside, the words say the truth', async () => {
  const screen = await render(<Meter value={140} label="Budget verbraucht" valueText="140 %" tone="negative" />);
  const meter = screen.getByRole('meter');
  await expect.element(meter).toHaveAttribute('aria-valuenow', '100');
  await expect.element(meter).toHaveAttribute('aria-valuetext', '140 %');
  await screen.rerender(<Meter value={-3} label="Budget verbraucht" valueText="0 %" />);
  await expect.element(meter).toHaveAttribute('aria-valuenow', '0');
});

test('the bar is as long as the share of the whole', async () => {
  const screen = await render(
    <div style={{ inlineSize: 200 }}>
      <Meter value={1} max={4} label="Beiträge" valueText="1 von 4" />
    </div>,
  );
  const bar = () => screen.getByRole('meter').element().firstElementChild?.getBoundingClientRect().width;
  expect(bar()).toBe(50);
  await screen.rerender(<Meter value={0} max={0} label="Beiträge" valueText="0 von 0" />);
  expect(bar()).toBe(0);
});
