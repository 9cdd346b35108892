import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '@resonanz/stories/words';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const texts = storyWords({
  loading: ['Wird geladen', 'Loading'],
  creatingExpose: ['Exposé wird erstellt …', 'Creating exposé …'],
});

const meta = { title: 'UI/Feedback/Spinner', component: Spinner, args: { label: texts.loading } } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Inline space={6}>
      <Spinner {...args} />
      <Spinner {...args} size="large" />
    </Inline>
  ),
};

/** Beside words that already say so the spinner has no name. */
export const BesideWords: Story = {
  render: () => (
    <Inline>
      <Spinner tone="inherit" />
      {texts.creatingExpose}
    </Inline>
  ),
};
