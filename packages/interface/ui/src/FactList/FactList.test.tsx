import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Fact, FactList } from './FactList.tsx';

const facts = (
  <FactList>
    <Fact label="Kunde">Lindenblatt Naturkosmetik</Fact>
    <Fact label="Budget">48.000,00 €</Fact>
  </FactList>
);

test('the list conforms', async () => {
  await expectConformance(
    <section aria-label="Kampagne">{facts}</section>,
    { role: 'region', name: 'Kampagne', isFocusable: false },
  );
});

test('assistive technology learns which value belongs to which label', async () => {
  const screen = await render(facts);
  const read = (role: 'term' | 'definition') => screen.getByRole(role).elements().map((element) => element.textContent);
  expect(read('term')).toEqual(['Kunde', 'Budget']);
  expect(read('definition')).toEqual(['Lindenblatt Naturkosmetik', '48.000,00 €']);
});

test('facts go to the next line where there is no room', async () => {
  const screen = await render(<div style={{ inlineSize: 200 }}>{facts}</div>);
  const [first, second] = screen.getByRole('term').elements().map((element) => element.getBoundingClientRect());
  expect(second?.left).toBe(first?.left);
  expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
});
