import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Spread } from './Spread.tsx';

const texts = storyWords({
  createCampaign: ['Kampagne anlegen', 'Create campaign'],
});

const meta = {
  title: 'UI/Layout/Spread',
  component: Spread,
} satisfies Meta<typeof Spread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children: [
      <Heading key="title" level={1}>
        {shared.campaigns}
      </Heading>,
      <Button key="action" variant="solid">
        {texts.createCampaign}
      </Button>,
    ],
  },
};

/** Long words wrap. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Spread {...args}>
        <span>{shared.settingsOfCampaigns}</span>
        <span>{shared.brands}</span>
      </Spread>
    </div>
  ),
};
