import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { vars } from '@resonanz/tokens/contract';
import { Mark } from '../Mark/Mark.tsx';
import { Logo } from './Logo.tsx';

const inTheme = (theme: 'light' | 'dark') => (
  <div data-theme={theme} data-audience="staff" style={{ color: vars.text.primary }}>
    <Logo label="Resonanz" />
  </div>
);

async function colorsOf(theme: 'light' | 'dark'): Promise<string[]> {
  const screen = await render(inTheme(theme));
  const paths = [...screen.getByRole('img', { name: 'Resonanz' }).element().querySelectorAll('path')];
  const fills = paths.map((path) => getComputedStyle(path).fill);
  await screen.unmount();
  return fills;
}

test('the logo is 175 by 50 pixels by default [R-PROD-039]', async () => {
  const screen = await render(<Logo label="Resonanz" />);
  const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
  expect([width, height]).toEqual([175, 50]);
});

test('the logo has a light and a dark variant [R-PROD-038]', async () => {
  const light = await colorsOf('light');
  const dark = await colorsOf('dark');
  expect(light).toHaveLength(4);
  light.forEach((fill, index) => expect(fill).not.toBe(dark[index]));
});

test('on the header the rings follow the header', async () => {
  const screen = await render(<Logo label="Resonanz" tone="onShell" />);
  const paths = [...screen.getByRole('img').element().querySelectorAll('path')];
  const [, inner, outer] = paths.map((path) => getComputedStyle(path));
  expect(inner?.fill).toBe(outer?.fill);
  expect(outer?.opacity).toBe('0.6');
});

test('without a name the drawings are hidden from assistive technology', async () => {
  const screen = await render(
    <>
      <Logo />
      <Mark />
    </>,
  );
  expect(screen.container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(2);
});
