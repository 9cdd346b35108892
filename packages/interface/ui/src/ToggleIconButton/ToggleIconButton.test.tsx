import '@resonanz/tokens/styles';
import { HeartIcon } from '@phosphor-icons/react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { ToggleIconButton } from './ToggleIconButton.tsx';

test('the toggle icon button conforms', async () => {
  await expectConformance(<ToggleIconButton icon={HeartIcon} label="Auf der Merkliste" />, {
    role: 'button',
    name: 'Auf der Merkliste',
  });
});

test('the name stays the same in both states, only the state changes', async () => {
  const screen = await render(<ToggleIconButton icon={HeartIcon} label="Auf der Merkliste" tooltip="Merken" />);
  const heart = screen.getByRole('button', { name: 'Auf der Merkliste' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toHaveAccessibleName('Auf der Merkliste');
});

test('a controlled one asks and waits for its owner', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <ToggleIconButton icon={HeartIcon} label="Auf der Merkliste" isSelected onChange={onChange} />,
  );
  await screen.getByRole('button').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});
