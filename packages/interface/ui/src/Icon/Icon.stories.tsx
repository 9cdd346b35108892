import { HeartIcon, StarIcon, TrashIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'UI/Layout/Icon',
  component: Icon,
  args: { icon: TrashIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['mini', 'small', 'regular', 'header', 'large'] as const).map((size) => (
        <Icon key={size} icon={TrashIcon} size={size} />
      ))}
    </Inline>
  ),
};

export const Filled: Story = {
  render: () => (
    <Inline>
      <Icon icon={HeartIcon} weight="fill" tone="bookmark" />
      <Icon icon={StarIcon} weight="fill" tone="rating" />
    </Inline>
  ),
};
