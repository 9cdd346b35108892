import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { RingDrawing } from './RingDrawing.tsx';

test('is decoration: nothing of it reaches assistive technology', async () => {
  const { container } = await render(<RingDrawing />);
  expect(container.querySelector('svg')?.closest('[aria-hidden=true]')).not.toBeNull();
});

test('conforms', async () => {
  const empty = (
    <section aria-label="Keine Daten vorhanden">
      <RingDrawing />
      Keine Daten vorhanden
    </section>
  );
  await expectConformance(empty, { role: 'region', name: 'Keine Daten vorhanden', isFocusable: false });
});
