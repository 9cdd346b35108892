import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { frame } from './DemoList.css.ts';
import { DemoList } from './DemoList.fixture.tsx';

const refetch = fn();

const meta = {
  title: 'Patterns/Lists/ListScreen',
  component: DemoList,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className={frame}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DemoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** What is said of the selection stands over the bar of the list, so that the rows stay where they are. */
export const Selected: Story = { args: { selectedAtFirst: [2] } };

export const Filtered: Story = { args: { start: '?platform=instagram&platform=tiktok&q=a' } };

export const Loading: Story = { args: { outcome: { data: undefined, isFetching: true } } };

export const Failed: Story = {
  args: { outcome: { data: undefined, error: new Error('500'), refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Erneut laden|^Load again/ }));
    await expect(refetch).toHaveBeenCalled();
  },
};

export const Denied: Story = { args: { outcome: { data: undefined, error: { status: 403 } } } };

export const Empty: Story = { args: { outcome: { data: { rows: [], total: 0 } } } };

export const NoMatch: Story = { args: { start: '?q=niemand' } };
