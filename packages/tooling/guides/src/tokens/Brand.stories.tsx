import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandPlayground } from './BrandPlayground.tsx';

const meta = {
  title: 'Foundations/A brand of your own',
  component: BrandPlayground,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof BrandPlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Another colour changes both samples at once, and every pair still reaches its contrast. */
export const AnotherColour: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole('textbox');
    if (!field) throw new Error('There is no field for the colour.');
    await userEvent.clear(field);
    await expect(field).toBeInvalid();
    await userEvent.type(field, '#ffd400');
    await expect(field).not.toBeInvalid();
    await expect(canvas.getByText(/414\D+414/)).toBeVisible();
    const [save] = canvas.getAllByRole('button', { name: /Speichern|Save/ });
    await expect(save).toHaveStyle({ backgroundColor: 'rgb(255, 212, 0)', color: 'rgb(9, 16, 17)' });
  },
};
