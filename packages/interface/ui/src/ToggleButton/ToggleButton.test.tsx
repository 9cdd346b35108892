import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { ToggleButton } from './ToggleButton.tsx';

test('the toggle button conforms', async () => {
  // The theme changes at once: axe would read colours halfway through a transition.
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; }';
  document.head.append(still);
  await expectConformance(<ToggleButton>Nur ungelesene</ToggleButton>, { role: 'button', name: 'Nur ungelesene' });
  await expectConformance(<ToggleButton defaultSelected>Nur ungelesene</ToggleButton>, {
    role: 'button',
    name: 'Nur ungelesene',
  });
  still.remove();
});

test('a controlled button asks and waits for its owner', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const button = (isSelected: boolean) => (
    <ToggleButton isSelected={isSelected} onChange={onChange}>
      Nur ungelesene
    </ToggleButton>
  );
  const screen = await render(button(false));
  await screen.getByRole('button').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  await screen.rerender(button(true));
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('it never submits a form, and a disabled one stays as it is', async () => {
  const onSubmit = vi.fn<() => void>();
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <ToggleButton>Nur ungelesene</ToggleButton>
      <ToggleButton isDisabled onChange={onChange}>
        Nur eigene
      </ToggleButton>
    </form>,
  );
  await screen.getByRole('button', { name: 'Nur ungelesene' }).click();
  (screen.getByRole('button', { name: 'Nur eigene' }).element() as HTMLButtonElement).click();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});
