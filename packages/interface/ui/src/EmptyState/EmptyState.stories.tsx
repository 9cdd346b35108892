import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Keine Daten vorhanden', children: 'Lockern Sie die Filter oder legen Sie einen Eintrag an.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Page: Story = { args: { size: 'page' } };

export const InADropdown: Story = {
  args: { size: 'line' },
  render: ({ title }) => <EmptyState size="line" title={title} />,
};

export const WithAction: Story = { args: { size: 'page', action: <Button>Filter zurücksetzen</Button> } };

export const LongWords: Story = {
  args: {
    title: 'Keine Zusammenarbeits\u00adanfragen\u00adbenachrichtigungen vorhanden',
    children: 'Lockern Sie die Filter oder ändern Sie Ihre Benachrichtigungs\u00adeinstellungen.',
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <EmptyState {...args} />
    </div>
  ),
};
