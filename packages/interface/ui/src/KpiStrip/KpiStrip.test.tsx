import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Meter } from '../Meter/Meter.tsx';
import { Kpi } from './Kpi.tsx';
import { KpiStrip } from './KpiStrip.tsx';

const fallen = { direction: 'down', tone: 'positive', text: '−0,03 €', label: 'gefallen, besser' } as const;

test('the strip conforms, also while its figures are on their way', async () => {
  const figures = (
    <>
      <Kpi label="CPC" value="0,34" unit="€" trend={fallen} />
      <Kpi label="TKP" value={null} unknownLabel="unbekannt" />
    </>
  );
  await expectConformance(<KpiStrip>{figures}</KpiStrip>, {
    role: 'img',
    name: 'gefallen, besser',
    isFocusable: false,
  });
  await expectConformance(
    <KpiStrip isLoading loadingLabel="Kennzahlen werden geladen">
      {figures}
    </KpiStrip>,
    { role: 'status', name: '', isFocusable: false },
  );
});

test('a figure that is not known is a dash for the eye and a word for assistive technology, without its unit', async () => {
  const screen = await render(
    <KpiStrip>
      <Kpi label="TKP" value={null} unit="€" unknownLabel="unbekannt" />
    </KpiStrip>,
  );
  const figure = screen.getByRole('definition').element();
  expect(figure.textContent).toBe('–unbekannt');
  expect(figure.querySelector('[aria-hidden=true]')?.textContent).toBe('–');
});

test('in a page that is longer than its window the strip keeps its height', async () => {
  const screen = await render(
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '120px', overflow: 'auto' }}>
      <KpiStrip>
        <Kpi label="Follower" value="128.412" />
      </KpiStrip>
      <div style={{ flex: 'none', blockSize: '400px' }} />
    </div>,
  );
  const cell = screen.getByRole('definition').element().closest('dl')?.parentElement;
  expect(cell?.clientHeight).toBeGreaterThan(40);
});

test('cells beside each other share their lines, whatever some of them lack', async () => {
  const screen = await render(
    <KpiStrip>
      <Kpi label="Follower" value="128.412" note="in 30 Tagen">
        Instagram, 3 Tage alt
      </Kpi>
      <Kpi label="Ein Name, der in einer schmalen Zelle nicht in einer Zeile steht" value="4,82">
        von Hand, 3 Tage alt
      </Kpi>
    </KpiStrip>,
  );
  const topOf = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  expect(topOf('4,82')).toBe(topOf('128.412'));
  expect(topOf('von Hand, 3 Tage alt')).toBe(topOf('Instagram, 3 Tage alt'));
});

const inStrip = (width: number, ...values: readonly string[]) =>
  render(
    <div style={{ inlineSize: width }}>
      <KpiStrip>
        {values.map((value) => (
          <Kpi key={value} label="Jahresbudget" value={value} />
        ))}
      </KpiStrip>
    </div>,
  );

test('the figures of all rows begin on one line', async () => {
  const screen = await inStrip(300, '1', '2', '3', '4', '5');
  const leftOf = (text: string) => textIn(screen.getByText(text, { exact: true }).element()).getBoundingClientRect().x;
  expect([leftOf('3'), leftOf('5')]).toEqual([leftOf('1'), leftOf('1')]);
});

function textIn(element: Element): Range {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text;
}

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

test.each([
  ['€1,234,567.50', 'smaller'],
  ['1.234.567,50\u00a0€', 'smaller'],
  ['107.000,00\u00a0€', 'smaller'],
  ['1.000.000.000', 'smaller'],
  ['128.412', 'full'],
])('%s stands in one line of a narrow cell, in %s size', async (value, size) => {
  const screen = await inStrip(176, value);
  const figure = screen.getByText(value, { exact: true }).element();
  expect(textIn(figure).getClientRects()).toHaveLength(1);
  expect(textIn(figure).getBoundingClientRect().width).toBeLessThanOrEqual(figure.getBoundingClientRect().width);
  if (size === 'full') expect(sizeOf(figure)).toBe(24);
  else expect(sizeOf(figure)).toBeLessThan(24);
});

test('an amount of millions with cents fits the narrowest cells, also the one with the gutter of the page', async () => {
  const screen = await inStrip(3 * 132, '1.234.567,50\u00a0€', '-1.234.567,50\u00a0€', '€1,234,567.50');
  const figures = screen.getByText(/567/).elements();
  expect(new Set(figures.map((figure) => figure.closest('dd')?.getBoundingClientRect().top)).size).toBe(1);
  for (const figure of figures) expect(textIn(figure).getClientRects()).toHaveLength(1);
});

test('figures of all sizes stand on one line', async () => {
  const screen = await inStrip(300, '128.412', '1.234.567,50\u00a0€');
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('The browser draws nothing.');
  const baselineOf = (value: string): number => {
    const figure = screen.getByText(value, { exact: true }).element();
    const { fontFamily, fontWeight } = getComputedStyle(figure);
    brush.font = `${fontWeight} 100px ${fontFamily}`;
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = brush.measureText(value);
    const { top, height } = textIn(figure).getBoundingClientRect();
    return top + (height * above) / (above + below);
  };
  expect(sizeOf(screen.getByText(/567/).element())).toBeLessThan(sizeOf(screen.getByText('128.412').element()));
  expect(Math.abs(baselineOf('1.234.567,50\u00a0€') - baselineOf('128.412'))).toBeLessThan(1);
});

test('the judgement colours the change, whatever its direction', async () => {
  const screen = await render(
    <KpiStrip>
      <Kpi label="CPC" value="0,34" trend={fallen} />
      <Kpi
        label="Klicks"
        value="31.876"
        trend={{ direction: 'up', tone: 'positive', text: '+3,9 %', label: 'gestiegen' }}
      />
      <Kpi
        label="CPO"
        value="18,72"
        trend={{ direction: 'up', tone: 'negative', text: '+1,15 €', label: 'gestiegen' }}
      />
    </KpiStrip>,
  );
  const colour = (text: string) => getComputedStyle(screen.getByText(text).element()).color;
  expect(colour('+3,9 %')).toBe(colour('−0,03 €'));
  expect(colour('+1,15 €')).not.toBe(colour('+3,9 %'));
});

test('while figures are on their way only their names are there, and nothing jumps when they come', async () => {
  const strip = (isLoading: boolean) => (
    <KpiStrip isLoading={isLoading} loadingLabel="Kennzahlen werden geladen">
      <Kpi label="Reichweite" value="1,4M" trend={fallen} note="zur Vorwoche" />
      <Kpi label="Budget" value="68 %">
        <Meter value={68} label="Budget verbraucht" valueText="68 %" />
      </Kpi>
    </KpiStrip>
  );
  const screen = await render(strip(true));
  const height = () => screen.container.getBoundingClientRect().height;
  const before = height();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Kennzahlen werden geladen');
  await expect.element(screen.getByText('Reichweite')).toBeVisible();
  expect(screen.getByRole('meter').elements()).toHaveLength(0);
  expect(screen.container.textContent).not.toContain('1,4M');
  await screen.rerender(strip(false));
  await expect.element(screen.getByText('1,4M')).toBeVisible();
  await expect.element(screen.getByRole('meter')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  expect(Math.round(height())).toBe(Math.round(before));
});

test.each([
  [4, 4],
  [8, 8],
  [9, 5],
  [11, 6],
])('%i figures stand evenly in rows of %i', async (count, inRow) => {
  const screen = await render(
    <div style={{ inlineSize: '1200px' }}>
      <KpiStrip>
        {Array.from({ length: count }, (_, index) => (
          <Kpi key={index} label={`Figure ${index}`} value="1" />
        ))}
        {null}
      </KpiStrip>
    </div>,
  );
  const tops = screen
    .getByRole('term')
    .elements()
    .map((term) => Math.round(term.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow);
  expect(new Set(tops).size).toBe(Math.ceil(count / inRow));
});
