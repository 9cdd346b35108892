import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnloadedPage } from '@resonanz/app-frame/UnloadedPage';
import { AccountStage, AreaFrame } from './fixtures/AccountStage.fixture.tsx';
import { SessionGate } from './SessionGate.tsx';

const onRetry = fn<() => void>();

const meta = {
  title: 'Screens/Account/Unloaded page',
  component: AccountStage,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <SessionGate area="staff">
        <AreaFrame area="staff">
          <UnloadedPage onRetry={onRetry} />
        </AreaFrame>
      </SessionGate>
    ),
  },
  beforeEach: () => void onRetry.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<typeof AccountStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of a page could not be fetched: the frame around it stays. */
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Diese Seite konnte nicht geladen werden' }),
    ).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /^(Erneut versuchen|Try again)$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
