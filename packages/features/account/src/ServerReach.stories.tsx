import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AccountStage, AreaFrame } from './fixtures/AccountStage.fixture.tsx';
import { createUnreachableSession } from './fixtures/stillSession.fixture.ts';
import { ServerReach } from './ServerReach.tsx';

const meta = {
  title: 'Screens/Account/Server reach',
  component: AccountStage,
  parameters: { layout: 'fullscreen' },
  args: { children: <AreaFrame area="staff" notice={<ServerReach />} /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof AccountStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InReach: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(/Keine Verbindung|No connection/)).toBeNull();
  },
};

export const OutOfReach: Story = {
  args: { session: createUnreachableSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Keine Verbindung|No connection/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Jetzt versuchen|Try now/ }));
  },
};

export const OutOfReachOnAPhone: Story = {
  args: { session: createUnreachableSession() },
  globals: { viewport: { value: 'phone' } },
};
