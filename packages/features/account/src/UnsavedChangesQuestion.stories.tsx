import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { AccountStage, AreaFrame } from './fixtures/AccountStage.fixture.tsx';
import { SessionGate } from './SessionGate.tsx';

function FormPage() {
  const [title, setTitle] = useState('Herbstkampagne');
  useUnsavedChanges(title !== '');
  return (
    <Stack space={4}>
      <TextField label="Titel" value={title} onChange={setTitle} />
      <Link variant="standalone" href={staffPaths.contract()}>
        Verträge
      </Link>
      <Link variant="standalone" href={staffPaths.permission()}>
        Rollen und Rechte
      </Link>
    </Stack>
  );
}

const question = { name: /^(Änderungen verwerfen\?|Discard changes\?)$/ };

const meta = {
  title: 'Screens/Account/Unsaved changes',
  component: AccountStage,
  parameters: { layout: 'fullscreen' },
  args: {
    path: staffPaths.campaign(),
    children: (
      <SessionGate area="staff">
        <AreaFrame area="staff">
          <FormPage />
        </AreaFrame>
      </SessionGate>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Verträge' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', question)).toBeVisible());
  },
} satisfies Meta<typeof AccountStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user leaves a page with unsaved changes. */
export const LeavingThePage: Story = {};

/** The page that is opened is one the user has no right to: going on logs out (docs/domain/permissions.md#route-guard). */
export const BeforeTheGuardLogsOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Rollen und Rechte' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', question)).toBeVisible());
    await expect(screen.getByText(/werden Sie abgemeldet|you are logged out/)).toBeVisible();
  },
};

/** Escape keeps the page and its input. */
export const StayingByKeyboard: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getByRole('textbox')).toHaveValue('Herbstkampagne');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
