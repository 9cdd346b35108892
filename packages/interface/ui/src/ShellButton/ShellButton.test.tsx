import '@resonanz/tokens/styles';
import { BellIcon } from '@phosphor-icons/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { vars } from '@resonanz/tokens/contract';
import { ShellButton } from './ShellButton.tsx';

const nothing = () => {};

test('the shell button conforms', async () => {
  await expectConformance(
    <div style={{ background: vars.accent.shell }}>
      <ShellButton label="Benachrichtigungen, 4 neue" icon={BellIcon} count={4} onPress={nothing} />
    </div>,
    { role: 'button', name: 'Benachrichtigungen, 4 neue' },
  );
});

test('only a control that opens a panel says whether it is open', async () => {
  const button = createRef<HTMLButtonElement>();
  const screen = await render(<ShellButton label="Startseite" icon={BellIcon} onPress={nothing} ref={button} />);
  await expect.element(screen.getByRole('button')).not.toHaveAttribute('aria-expanded');
  await expect.element(screen.getByRole('button')).not.toHaveAttribute('aria-haspopup');
  await screen.rerender(
    <ShellButton label="Startseite" icon={BellIcon} onPress={nothing} ref={button} isExpanded={false} />,
  );
  expect(button.current?.getAttribute('aria-expanded')).toBe('false');
  expect(button.current?.getAttribute('aria-haspopup')).toBe('dialog');
});

test('the drawn count is not read twice', async () => {
  const screen = await render(
    <ShellButton label="Benachrichtigungen, 99+ neue" icon={BellIcon} count={120} onPress={nothing} />,
  );
  await expect.element(screen.getByText('99+')).toBeVisible();
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Benachrichtigungen, 99+ neue');
});
