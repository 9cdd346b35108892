import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { BarChart } from './BarChart.tsx';
import type { BarChartProps } from './BarChartProps.ts';

const base: BarChartProps = {
  title: 'Beiträge',
  categoryLabel: 'Monat',
  emptyLabel: 'Keine Werte.',
  summary: 'Beiträge je Monat, am meisten im Juli',
  categories: ['Mai', 'Juni', 'Juli'].map((label) => ({ id: label, label })),
  series: [
    { id: 'online', label: 'Online', values: [12, null, 30] },
    { id: 'open', label: 'Offen', values: [4, 6, 10] },
  ],
};

const chart = (props: Partial<BarChartProps> = {}, width = 600) => (
  <LocaleProvider language="de">
    <div style={{ inlineSize: `${width}px` }}>
      <BarChart {...(base as object as BarChartProps)} {...(props as object)} />
    </div>
  </LocaleProvider>
);

test('a bar chart is a picture with a summary and a control that reads values', async () => {
  await expectConformance(chart(), { role: 'img', name: 'Beiträge je Monat, am meisten im Juli', isFocusable: false });
  await expectConformance(chart(), { role: 'slider', name: 'Beiträge' });
});

test('arrow keys, Home and End read category by category', async () => {
  const screen = await render(chart());
  const reader = screen.getByRole('slider');
  await userEvent.tab();
  await expect.element(reader).toHaveAttribute('aria-valuetext', 'Mai: Online 12; Offen 4');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(reader).toHaveAttribute('aria-valuetext', 'Juni: Online –; Offen 6');
  await userEvent.keyboard('{End}');
  await expect.element(reader).toHaveAttribute('aria-valuetext', 'Juli: Online 30; Offen 10');
  await userEvent.keyboard('{Home}');
  await expect.element(reader).toHaveAttribute('aria-valuetext', 'Mai: Online 12; Offen 4');
});

test('the pointer reads lying bars from top to bottom', async () => {
  const screen = await render(chart({ orientation: 'horizontal', tableLabel: 'Als Tabelle' }));
  const drawing = screen.getByRole('img');
  const { height } = drawing.element().getBoundingClientRect();
  const reader = screen.getByRole('slider');
  await userEvent.hover(drawing, { position: { x: 300, y: height - 4 } });
  await expect.element(reader).toHaveAttribute('aria-valuetext', 'Juli: Online 30; Offen 10');
  await userEvent.hover(drawing, { position: { x: 300, y: 4 } });
  await expect.element(reader).toHaveAttribute('aria-valuetext', 'Mai: Online 12; Offen 4');
});

test('shares are those of the series in sight', async () => {
  const screen = await render(chart({ arrangement: 'shares', allowsHiding: true }));
  const reader = screen.getByRole('slider');
  await expect.element(reader).toHaveAttribute('aria-valuetext', 'Mai: Online 12 (75\u00a0%); Offen 4 (25\u00a0%)');
  await screen.getByRole('button', { name: 'Online' }).click();
  await expect.element(reader).toHaveAttribute('aria-valuetext', 'Mai: Offen 4 (100\u00a0%)');
  await expect.element(screen.getByRole('row', { name: 'Mai 12 (75\u00a0%) 4 (25\u00a0%)' })).toBeInTheDocument();
});

test('bars lie down when their box gets too narrow for the names', async () => {
  const categories = ['Durchschnitts\u00adbewertung', 'Interaktions\u00adrate', 'Nahrungs\u00adergänzung'].map(
    (label) => ({ id: label, label }),
  );
  const screen = await render(chart({ categories }));
  const drawing = screen.getByRole('img').element();
  const barsOf = () =>
    [...drawing.querySelectorAll('g > rect')].map((bar) => Math.round(bar.getBoundingClientRect().left));
  expect(new Set(barsOf()).size).toBeGreaterThan(1);
  const box = drawing.closest<HTMLElement>('[style*="600px"]');
  if (box) box.style.inlineSize = '240px';
  await expect.poll(() => new Set(barsOf()).size).toBe(1);
});

test('in forced colours bars differ by hatching', async () => {
  const screen = await render(chart());
  const send = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await send('active');
  try {
    const fills = [...screen.getByRole('img').element().querySelectorAll('g > rect')].map(
      (bar) => getComputedStyle(bar).fill,
    );
    expect(new Set(fills).size).toBe(2);
    expect(fills[0]).toMatch(/^url\(/);
  } finally {
    await send('none');
  }
});
