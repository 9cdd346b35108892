import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { CloseButton } from './CloseButton.tsx';

test('the close button conforms', async () => {
  await expectConformance(<CloseButton label="Schließen" onPress={() => {}} />, { role: 'button', name: 'Schließen' });
});

test('its name shows on keyboard focus too', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(<CloseButton label="Schließen" onPress={onPress} />);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Schließen')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});
