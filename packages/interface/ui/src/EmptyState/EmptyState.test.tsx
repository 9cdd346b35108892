import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { EmptyState } from './EmptyState.tsx';

test('the empty state conforms', async () => {
  await expectConformance(
    <EmptyState title="Keine Kampagnen" size="page" headingLevel={1} action={<a href="#neu">Kampagne anlegen</a>}>
      Legen Sie die erste an.
    </EmptyState>,
    { role: 'heading', name: 'Keine Kampagnen', isFocusable: false },
  );
});

test('the title is a heading only where it is asked for', async () => {
  const screen = await render(<EmptyState title="Keine Kampagnen" />);
  await expect.element(screen.getByText('Keine Kampagnen')).toBeVisible();
  expect(screen.container.querySelector('h1, h2, h3')).toBeNull();
  await screen.rerender(<EmptyState title="Keine Kampagnen" headingLevel={3} />);
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Keine Kampagnen');
});

test('one line has its title alone', async () => {
  const screen = await render(<EmptyState title="Nichts gefunden" size="line" />);
  await expect.element(screen.getByText('Nichts gefunden')).toBeVisible();
  expect(screen.container.querySelector('svg')).toBeNull();
  // @ts-expect-error a line has no room for an action
  expect(<EmptyState title="Nichts gefunden" size="line" action="Neu" />).toBeTruthy();
});
