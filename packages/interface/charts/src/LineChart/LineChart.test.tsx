import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { LineChart } from './LineChart.tsx';
import type { LineChartProps } from './LineChartProps.ts';

const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}`;
const values = (first: number, ...all: (number | null)[]) =>
  all.map((value, index) => ({ date: day(first + index), value }));

const base: LineChartProps = {
  title: 'Klicks',
  dateLabel: 'Datum',
  emptyLabel: 'Keine Werte.',
  summary: 'Klicks in fünf Tagen, steigend',
  series: [
    { id: 'instagram', label: 'Instagram', points: values(1, 100, 120, null, 160, 1800) },
    { id: 'tiktok', label: 'TikTok', points: values(2, 10, 20, 30) },
  ],
};

const chart = (props: Partial<LineChartProps> = {}, language: 'de' | 'en' = 'de') => (
  <LocaleProvider language={language}>
    <div style={{ inlineSize: '600px' }}>
      <LineChart {...(base as object as LineChartProps)} {...(props as object)} />
    </div>
  </LocaleProvider>
);

test('a line chart is a picture with a summary and a control that reads values', async () => {
  await expectConformance(chart(), { role: 'img', name: 'Klicks in fünf Tagen, steigend', isFocusable: false });
  await expectConformance(chart(), { role: 'slider', name: 'Klicks' });
  await expectConformance(chart({ tableLabel: 'Als Tabelle' }), { role: 'button', name: 'Als Tabelle' });
});

test('arrow keys, Home and End read day by day; unknown values are a dash', async () => {
  const screen = await render(chart());
  const reader = screen.getByRole('slider');
  await userEvent.tab();
  await expect.element(reader).toHaveFocus();
  await expect.element(reader).toHaveAttribute('aria-valuetext', '05.10.2026: Instagram 1.800; TikTok –');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(reader).toHaveAttribute('aria-valuetext', '03.10.2026: Instagram –; TikTok 20');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(reader).toHaveAttribute('aria-valuetext', '04.10.2026: Instagram 160; TikTok 30');
  await userEvent.keyboard('{Home}');
  await expect.element(reader).toHaveAttribute('aria-valuetext', '01.10.2026: Instagram 100; TikTok –');
  await userEvent.keyboard('{End}');
  await expect.element(reader).toHaveAttribute('aria-valuetext', '05.10.2026: Instagram 1.800; TikTok –');
});

test('the card follows the pointer and goes with it, or with Escape', async () => {
  const screen = await render(chart({ tableLabel: 'Als Tabelle' }));
  const drawing = screen.getByRole('img');
  await userEvent.hover(drawing, { position: { x: 590, y: 80 } });
  await expect.element(screen.getByText('05.10.2026')).toBeVisible();
  await userEvent.hover(drawing, { position: { x: 2, y: 80 } });
  await expect.element(screen.getByText('01.10.2026')).toBeVisible();
  await userEvent.hover(screen.getByRole('heading'));
  await expect.element(screen.getByText('01.10.2026')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByText('01.10.2026')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('01.10.2026')).not.toBeInTheDocument();
});

test('the keyboard goes on from the point that was pressed, until another place is', async () => {
  const screen = await render(chart({ tableLabel: 'Als Tabelle' }));
  await screen.getByRole('img').click({ position: { x: 300, y: 80 } });
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  await expect.element(screen.getByText('03.10.2026')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('04.10.2026')).toBeVisible();
  await screen.getByRole('heading').click();
  await expect.element(screen.getByText('04.10.2026')).not.toBeInTheDocument();
});

test('the language decides how days and values are written', async () => {
  const screen = await render(chart({}, 'en'));
  await expect
    .element(screen.getByRole('slider'))
    .toHaveAttribute('aria-valuetext', '2026-10-05: Instagram 1,800; TikTok –');
});

test('without a switch the table is there for assistive technology', async () => {
  const screen = await render(chart());
  const table = screen.getByRole('table', { name: 'Klicks' });
  await expect.element(table.getByRole('columnheader', { name: 'Datum' })).toBeInTheDocument();
  await expect.element(table.getByRole('row', { name: '05.10.2026 1.800 –' })).toBeInTheDocument();
});

test('a hidden series leaves the others their colours', async () => {
  const screen = await render(chart({ allowsHiding: true }));
  const colorOfLast = () => {
    const paths = screen.getByRole('img').element().querySelectorAll('path[stroke-dasharray="8 3"]');
    return paths[0] && getComputedStyle(paths[0]).stroke;
  };
  const before = colorOfLast();
  expect(before).toBeTruthy();
  await screen.getByRole('button', { name: 'Instagram' }).click();
  expect(colorOfLast()).toBe(before);
  await screen.getByRole('button', { name: 'TikTok' }).click();
  expect(colorOfLast()).toBeUndefined();
  await expect.element(screen.getByRole('slider')).toBeInTheDocument();
});

test('every state has the same height', async () => {
  const heightOf = async (props: Partial<LineChartProps>) => {
    const screen = await render(chart(props));
    const { height } = screen.getByRole('figure').element().getBoundingClientRect();
    await screen.unmount();
    return height;
  };
  const drawn = await heightOf({});
  expect(await heightOf({ isLoading: true, loadingLabel: 'Lädt …' } as Partial<LineChartProps>)).toBe(drawn);
  expect(await heightOf({ series: [] })).toBe(drawn);
  expect(await heightOf({ error: <p>Fehler</p> })).toBe(drawn);
});

test('the drawing follows its box', async () => {
  const screen = await render(chart());
  const drawing = screen.getByRole('img').element();
  expect(drawing.getAttribute('viewBox')?.split(' ')[2]).toBe('600');
  const box = drawing.closest<HTMLElement>('[style*="600px"]');
  if (box) box.style.inlineSize = '340px';
  await expect.poll(() => drawing.getAttribute('viewBox')?.split(' ')[2]).toBe('340');
  await expect.element(screen.getByRole('list')).toHaveTextContent('InstagramTikTok');
});

test('in forced colours lines take the system\u2019s colour and keep their dash', async () => {
  const screen = await render(chart());
  const send = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  const strokes = () =>
    [...screen.getByRole('img').element().querySelectorAll('g[fill=none] > path:first-child')].map(
      (line) => getComputedStyle(line).stroke,
    );
  expect(new Set(strokes()).size).toBe(2);
  await send('active');
  try {
    const text = getComputedStyle(screen.getByRole('heading').element()).color;
    expect(strokes()).toEqual([text, text]);
    expect(screen.getByRole('img').element().querySelectorAll('path[stroke-dasharray="8 3"]')).toHaveLength(1);
  } finally {
    await send('none');
  }
});
