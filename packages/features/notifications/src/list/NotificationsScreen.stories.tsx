import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const meta = { title: 'Screens/Notifications', component: NotificationsScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
