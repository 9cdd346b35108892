import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import { AccountStage, AreaFrame } from './fixtures/AccountStage.fixture.tsx';
import { createWaitingSession } from './fixtures/stillSession.fixture.ts';
import { SessionGate } from './SessionGate.tsx';

const note = { level: 1, name: /Sie sind als Mitarbeiter angemeldet|You are logged in as staff/ };

const meta = {
  title: 'Screens/Account/Session gate',
  component: AccountStage,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <SessionGate area="staff">
        <AreaFrame area="staff" />
      </SessionGate>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof AccountStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LetThrough: Story = {};

export const Waiting: Story = {
  args: { session: createWaitingSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Anmeldung wird geprüft|Checking your login/ })).toBeVisible();
  },
};

/** Staff have followed a link into the portal of the brands. */
export const StaffInThePortal: Story = {
  globals: { audience: 'brand' },
  args: { path: brandPaths.dashboard(), children: <SessionGate area="brand">{null}</SessionGate> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', note)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Zur Agentur|To the agency/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Abmelden|Log out)$/ })).toHaveFocus();
  },
};

export const StaffInTesterworldOnAPhone: Story = {
  globals: { audience: 'testerworld', viewport: { value: 'phone' } },
  args: { path: testerPaths.home(), children: <SessionGate area="testerworld">{null}</SessionGate> },
};

/** A page without the right to it: nothing of it is drawn while its user is being logged out. */
export const LoggedOutByTheGuard: Story = {
  args: { path: '/permission' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Anmeldung wird geprüft|Checking your login/ })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Logged out meanwhile: the log-in of the area is opened. */
export const LoggedOut: Story = { args: { user: null } };
