import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'UI/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Brotkrumen',
    items: [{ label: 'Dashboard', href: '/dashboard' }, { label: 'Kampagnen', href: '/campaigns' }, { label: 'Lindenblatt Naturkosmetik' }],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kampagnen' })).toHaveAttribute('href', '/campaigns');
    await expect(canvas.getByText('Lindenblatt Naturkosmetik')).toHaveAttribute('aria-current', 'page');
  },
};
