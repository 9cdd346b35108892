import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Fact, FactList } from './FactList.tsx';

const facts = (
  <FactList>
    <Fact label="Kunde">Lindenblatt Naturkosmetik</Fact>
    <Fact label="Budget">48.000,00 €</Fact>
  </FactList>
);

test('the list conforms', async () => {
  await expectConformance(<section aria-label="Kampagne">{facts}</section>, {
    role: 'region',
    name: 'Kampagne',
    isFocusable: false,
  });
});

test('assistive technology learns which value belongs to which label', async () => {
  const screen = await render(facts);
  const read = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .elements()
      .map((element) => element.textContent);
  expect(read('term')).toEqual(['Kunde', 'Budget']);
  expect(read('definition')).toEqual(['Lindenblatt Naturkosmetik', '48.000,00 €']);
});

test('facts go to the next line where there is no room', async () => {
  const screen = await render(<div style={{ inlineSize: 200 }}>{facts}</div>);
  const [first, second] = screen
    .getByRole('term')
    .elements()
    .map((element) => element.getBoundingClientRect());
  expect(second?.left).toBe(first?.left);
  expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
});

/** How far the facts of each row reach, from the top row to the last. */
async function rowsOf(count: number, inlineSize: number) {
  const screen = await render(
    <div style={{ inlineSize }}>
      <FactList layout="grid">
        {Array.from({ length: count }, (_, index) => (
          <Fact key={index} label={`Angabe ${index}`}>
            {'Wert '.repeat((index % 3) + 1)}
          </Fact>
        ))}
      </FactList>
    </div>,
  );
  const boxes = screen
    .getByRole('term')
    .elements()
    .map((element) => element.parentElement?.getBoundingClientRect() ?? new DOMRect());
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
  const rows = tops.map((top) => boxes.filter((box) => Math.round(box.top) === top));
  await screen.unmount();
  return rows;
}

test.each([
  [900, 8, 4],
  [900, 7, 4],
  [900, 6, 4],
  [900, 9, 3],
  [900, 5, 3],
  [600, 7, 3],
  [360, 5, 2],
  [240, 4, 1],
])('on %i px, %i facts stand in %i aligned columns, and no row ends in a hole', async (width, count, columns) => {
  const rows = await rowsOf(count, width);
  const [first = []] = rows;
  expect(first).toHaveLength(columns);
  for (const row of rows) {
    expect(Math.round(row.at(-1)?.right ?? 0)).toBe(Math.round(first.at(-1)?.right ?? 0));
    row.forEach((box, index) => expect(Math.round(box.left)).toBe(Math.round(first[index]?.left ?? 0)));
  }
});
