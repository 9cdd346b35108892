import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Box } from '../Box/Box.tsx';
import { Columns } from './Columns.tsx';

const texts = storyWords({
  one: ['Eins', 'One'],
  two: ['Zwei', 'Two'],
  three: ['Drei', 'Three'],
  four: ['Vier', 'Four'],
});

const items = [texts.one, texts.two, texts.three, texts.four].map((word) => (
  <Box key={word} padding={5} border="all" surface="base">
    {word}
  </Box>
));

const meta = {
  title: 'UI/Layout/Columns',
  component: Columns,
  args: { children: items },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Three: Story = { args: { template: 3 } };

export const Proportion: Story = { args: { template: '2:1' } };

/** Long words wrap. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Columns {...args}>
        <span>{shared.settingsOfCampaigns}</span>
        <span>{shared.brands}</span>
      </Columns>
    </div>
  ),
};
