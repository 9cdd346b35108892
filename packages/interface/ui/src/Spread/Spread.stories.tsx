import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Spread } from './Spread.tsx';

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
        Kampagnen
      </Heading>,
      <Button key="action" variant="solid">
        Kampagne anlegen
      </Button>,
    ],
  },
};

/** Long words wrap. */
export const LongWords: Story = {
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <Spread {...args}>
        <span>{'Benachrichtigungs\u00adeinstellungen der Selbstbedienungs\u00adkampagnen'}</span>
        <span>Marken</span>
      </Spread>
    </div>
  ),
};
