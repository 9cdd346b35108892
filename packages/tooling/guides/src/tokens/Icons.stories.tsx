import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconGallery } from './IconGallery.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: IconGallery,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof IconGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {};

/** Icons are found by what they mean, in the language of the toolbar, and by their names in code. */
export const Found: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'megaph');
    await expect(canvas.getByText('MegaphoneIcon')).toBeVisible();
    await expect(canvas.queryByText('TrashIcon')).toBeNull();
  },
};
