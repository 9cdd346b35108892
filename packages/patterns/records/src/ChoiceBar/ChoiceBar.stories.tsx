import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import type { Period } from '@resonanz/domain/periods';
import { storyWords } from '@resonanz/stories/words';
import { ChoiceBar } from './ChoiceBar.tsx';
import { choiceOf } from './ChoiceSelect.tsx';
import { usePeriodChoice } from './usePeriodChoice.ts';

const words = storyWords({
  aloeDayCream: ['Aloe-Tagescreme', 'Aloe day cream'],
  videosAnnouncingThePrize: [
    'Adventskalendergewinnspielankündigungsvideos',
    'Videos announcing the prize draw of the Advent calendar',
  ],
  request: ['Anfrage', 'Request'],
  allRequests: ['Alle Anfragen', 'All requests'],
});

type Request = 'aloe' | 'adventskalender';

const REQUESTS = [
  { id: 'aloe', label: words.aloeDayCream },
  { id: 'adventskalender', label: words.videosAnnouncingThePrize },
] as const;

function Bar() {
  const [period, setPeriod] = useState<Period | null>(null);
  const [request, setRequest] = useState<Request | null>('aloe');
  const choices = [
    usePeriodChoice(period, setPeriod),
    choiceOf({
      label: words.request,
      anyLabel: words.allRequests,
      items: REQUESTS,
      selectedId: request,
      onChange: setRequest,
    }),
  ];
  return <ChoiceBar choices={choices} />;
}

const meta = {
  title: 'Patterns/Lists/ChoiceBar',
  component: ChoiceBar,
  args: { choices: [] },
  render: () => <Bar />,
} satisfies Meta<typeof ChoiceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A period is chosen by keyboard; the request is given back. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: /Zeitraum|Period/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /Letzte 6 Monate|Last 6 months/ }));
    await expect(canvas.getByRole('combobox', { name: /Zeitraum|Period/ })).toHaveTextContent(/6 (Monate|months)/);
    await userEvent.click(canvas.getByRole('combobox', { name: /Anfrage/ }));
    await userEvent.click(await screen.findByRole('option', { name: words.allRequests }));
    await expect(canvas.getByRole('combobox', { name: /Anfrage/ })).toHaveTextContent(words.allRequests);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
