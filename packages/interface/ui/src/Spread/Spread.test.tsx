import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Spread } from './Spread.tsx';

const spread = (
  <Spread>
    <h2>Kampagnen</h2>
    <button type="button">Kampagne anlegen</button>
  </Spread>
);

test('conforms', async () => {
  await expectConformance(spread, { role: 'button', name: 'Kampagne anlegen' });
});

test('the items stand at both ends', async () => {
  const { container } = await render(<div style={{ inlineSize: 600 }}>{spread}</div>);
  const line = container.firstElementChild?.getBoundingClientRect();
  expect(container.querySelector('h2')?.getBoundingClientRect().left).toBe(line?.left);
  expect(container.querySelector('button')?.getBoundingClientRect().right).toBe(line?.right);
});
