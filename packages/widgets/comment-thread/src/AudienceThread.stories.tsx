import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Text } from '@resonanz/ui/Text';
import { type Audience, AudienceThread, type AudienceThreadProps } from './AudienceThread.tsx';
import { now, thread } from './comments.fixture.ts';

const words = storyWords({
  forTheBrand: ['Für die Brand.', 'For the brand.'],
  theBrandDoesNot: ['Die Brand sieht diesen Kanal noch nicht.', 'The brand does not see this channel yet.'],
});

const internal = thread.filter(({ side }) => side === 'agency');

function Demo(props: AudienceThreadProps) {
  const [audience, setAudience] = useState<Audience>(props.audience);
  return (
    <AudienceThread
      {...props}
      audience={audience}
      onAudienceChange={setAudience}
      comments={audience === 'internal' ? internal : thread}
    />
  );
}

const meta = {
  title: 'Widgets/AudienceThread',
  component: AudienceThread,
  args: { audience: 'shared', onAudienceChange: fn(), comments: thread, now, onSend: fn(async () => {}) },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof AudienceThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is written to the one is not sent to the other. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = () => canvas.getByRole('textbox', { name: /^Ihr Kommentar|^Your comment/ });
    await userEvent.type(field(), words.forTheBrand);
    await userEvent.click(canvas.getByRole('radio', { name: /^(Intern|Internal)$/ }));
    await expect(canvas.getByRole('region', { name: /^(Interne Kommentare|Internal comments)$/ })).toBeVisible();
    await expect(field()).toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: /^(Mit der Brand|With the brand)$/ }));
    await expect(field()).toHaveValue(words.forTheBrand);
  },
};

/** Something worth knowing stands before the comments. */
export const WithNotice: Story = { args: { children: <Text as="p">{words.theBrandDoesNot}</Text> } };

/** One of several threads of a page. */
export const Named: Story = {
  args: { name: 'Video 1', headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', {
        name: /^(Kommentare mit der Brand zu Video 1|Comments with the brand on Video 1)$/,
      }),
    ).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
