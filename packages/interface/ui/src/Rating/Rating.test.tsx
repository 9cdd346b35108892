import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Rating } from './Rating.tsx';

test('the rating conforms', async () => {
  await expectConformance(
    <Rating value={4.6} label="4,6 von 5 Sternen, 38 Bewertungen" valueText="4,6" countText="(38)" />,
    {
      role: 'img',
      name: '4,6 von 5 Sternen, 38 Bewertungen',
      isFocusable: false,
    },
  );
});

test('a star is empty, half or whole', async () => {
  const screen = await render(<Rating value={0} label="Wertung" />);
  const drawn = () => [...screen.getByRole('img').element().querySelectorAll('svg')].map((star) => star.innerHTML);
  const empty = drawn()[0];
  await screen.rerender(<Rating value={5} label="Wertung" />);
  const whole = drawn()[0];
  await screen.rerender(<Rating value={0.5} label="Wertung" />);
  const half = drawn()[0];
  expect(new Set([empty, half, whole]).size).toBe(3);
  const kinds = new Map([
    [empty, 0],
    [half, 0.5],
    [whole, 1],
  ]);
  for (const [value, stars] of [
    [3.2, [1, 1, 1, 0, 0]],
    [3.25, [1, 1, 1, 0.5, 0]],
    [3.74, [1, 1, 1, 0.5, 0]],
    [3.75, [1, 1, 1, 1, 0]],
    [7, [1, 1, 1, 1, 1]],
  ] as const) {
    await screen.rerender(<Rating value={value} label="Wertung" />);
    expect({ value, stars: drawn().map((star) => kinds.get(star)) }).toEqual({ value, stars });
  }
});

test('stars keep their size where there is no room', async () => {
  const screen = await render(
    <div style={{ inlineSize: 40, display: 'flex' }}>
      <Rating variant="single" value={4.6} label="Wertung" valueText="4,6" countText="(1.280)" />
    </div>,
  );
  expect(screen.getByRole('img').element().querySelector('svg')?.getBoundingClientRect().width).toBe(18);
});
