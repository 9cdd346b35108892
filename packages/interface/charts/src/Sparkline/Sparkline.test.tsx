import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Sparkline } from './Sparkline.tsx';

test('a sparkline is a picture with a name', async () => {
  await expectConformance(<Sparkline values={[1, 2, 3]} label="Follower, steigend" />, {
    role: 'img',
    name: 'Follower, steigend',
    isFocusable: false,
  });
});

test('without a value only the base line is drawn', async () => {
  const screen = await render(<Sparkline values={[null]} label="Keine Werte" />);
  const drawing = screen.getByRole('img').element();
  expect(drawing.querySelectorAll('path, circle')).toHaveLength(1);
});

test('it grows with the text', async () => {
  const screen = await render(<Sparkline values={[1, 2]} label="Follower" width={80} height={20} />);
  const drawing = screen.getByRole('img').element();
  expect(drawing.getBoundingClientRect().width).toBe(80);
  document.documentElement.style.fontSize = '200%';
  expect(drawing.getBoundingClientRect()).toMatchObject({ width: 160, height: 40 });
  document.documentElement.style.fontSize = '';
});

test('in forced colours the line takes the system\u2019s colour', async () => {
  const screen = await render(<Sparkline values={[1, 2]} label="Follower" tone="positive" />);
  const send = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  const color = () => getComputedStyle(screen.getByRole('img').element()).color;
  const before = color();
  await send('active');
  try {
    expect(color()).not.toBe(before);
  } finally {
    await send('none');
  }
  expect(color()).toBe(before);
});
