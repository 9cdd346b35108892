import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorkOverviewScreen } from './WorkOverviewScreen.tsx';

const meta = { title: 'Screens/WorkOverview', component: WorkOverviewScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof WorkOverviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
