import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared } from '@resonanz/stories/words';
import { Box } from '../Box/Box.tsx';
import { Inline } from './Inline.tsx';

const items = Array.from({ length: 12 }, (_, index) => (
  <Box key={index} padding={4} border="all" surface="base">
    {shared.campaign} {index + 1}
  </Box>
));

const meta = {
  title: 'UI/Layout/Inline',
  component: Inline,
  args: { children: items },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AtTheEnd: Story = { args: { align: 'end', children: items.slice(0, 3) } };

/** Long words wrap. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Inline {...args}>
        <span>{shared.settingsOfCampaigns}</span>
        <span>{shared.brands}</span>
      </Inline>
    </div>
  ),
};
