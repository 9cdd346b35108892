import '@resonanz/tokens/styles';
import { HeartIcon } from '@phosphor-icons/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

test('a control with a tooltip conforms', async () => {
  await expectConformance(
    <Tooltip text="Zur Merkliste hinzufügen">
      <IconButton icon={HeartIcon} label="Merken" hidesTooltip />
    </Tooltip>,
    { role: 'button', name: 'Merken' },
  );
});

test('it describes the control only while it is shown', async () => {
  const screen = await render(
    <Tooltip text="Zur Merkliste hinzufügen">
      <Button>Merken</Button>
    </Tooltip>,
  );
  await expect.element(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('Zur Merkliste hinzufügen');
});

test('switched off it never shows', async () => {
  const screen = await render(
    <Tooltip text="Zur Merkliste hinzufügen" isDisabled>
      <Button>Merken</Button>
    </Tooltip>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});
