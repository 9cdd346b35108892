import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { LoadFailure } from './LoadFailure.tsx';

test('the failure conforms', async () => {
  const failure = (
    <LoadFailure reloadLabel="Erneut laden" onReload={() => {}}>
      Die Kommentare konnten nicht geladen werden.
    </LoadFailure>
  );
  await expectConformance(failure, { role: 'alert', name: '', isFocusable: false });
});

test('it asks to load again, and offers it only where that is possible', async () => {
  const onReload = vi.fn<() => void>();
  const screen = await render(
    <LoadFailure reloadLabel="Erneut laden" onReload={onReload}>
      Die Kommentare konnten nicht geladen werden.
    </LoadFailure>,
  );
  await screen.getByRole('button', { name: 'Erneut laden' }).click();
  expect(onReload).toHaveBeenCalledOnce();
  await screen.rerender(
    <LoadFailure reloadLabel="Erneut laden">Die Kommentare konnten nicht geladen werden.</LoadFailure>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Die Kommentare konnten nicht geladen werden.');
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
