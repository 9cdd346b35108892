import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const words = storyWords({
  relaxTheFiltersOr: ['Lockern Sie die Filter oder legen Sie einen Eintrag an.', 'Relax the filters or add an entry.'],
  resetFilters: ['Filter zurücksetzen', 'Reset filters'],
  thereAreNoNotifications: [
    'Keine Zusammenarbeits\u00adanfragen\u00adbenachrichtigungen vorhanden',
    'There are no notifications of cooperation requests',
  ],
  relaxTheFiltersOr2: [
    'Lockern Sie die Filter oder ändern Sie Ihre Benachrichtigungs\u00adeinstellungen.',
    'Relax the filters or change your notification settings.',
  ],
});

const meta = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: { title: shared.noData, children: words.relaxTheFiltersOr },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Page: Story = { args: { size: 'page' } };

export const InADropdown: Story = {
  args: { size: 'line' },
  render: ({ title }) => <EmptyState size="line" title={title} />,
};

export const WithAction: Story = { args: { size: 'page', action: <Button>{words.resetFilters}</Button> } };

export const LongWords: Story = {
  args: {
    title: words.thereAreNoNotifications,
    children: words.relaxTheFiltersOr2,
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <EmptyState {...args} />
    </div>
  ),
};
