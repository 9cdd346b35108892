import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import {
  buildLongPeople,
  buildPeople,
  buildWholePerson,
  createNetworkServer,
  personCalls,
} from '../fixtures/networkServer.fixture.ts';
import { NetworkStage } from '../fixtures/NetworkStage.fixture.tsx';

const [first] = buildPeople(1);
const publicId = first?.publicId ?? '';
const path = `/brand/creator?person=${publicId}`;
const calls = personCalls(publicId);

const meta = {
  title: 'Screens/Network/Person',
  component: NetworkStage,
  parameters: { layout: 'fullscreen' },
  args: { path },
  globals: { audience: 'brand', density: 'comfortable' },
  loaders: [
    async () => ({
      screen: await Promise.all([import('../list/NetworkListScreen.tsx'), import('./PersonDialog.tsx')]),
    }),
  ],
  play: async () => {
    await screen.findByRole('dialog');
    await screen.findAllByRole('meter');
  },
} satisfies Meta<typeof NetworkStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Model: Story = {
  args: {
    path: `/brand/model?person=${publicId}`,
    server: createNetworkServer({
      people: buildPeople(3, { kind: 'model', platforms: [] }),
      person: buildWholePerson({
        height: 178,
        hairColour: 'darkBrown',
        eyeColour: 'green',
        equipment: [],
        turnaroundDays: null,
        audience: null,
        showreel: null,
      }),
    }),
  },
  play: async () => {
    await screen.findByText(/^178 cm$/);
  },
};

export const LittleKnown: Story = {
  args: {
    server: createNetworkServer({
      people: buildPeople(1, {
        ageBand: null,
        city: null,
        country: null,
        gender: null,
        languages: [],
        platforms: [],
        picture: null,
      }),
      person: buildWholePerson({
        pictures: [],
        showreel: null,
        audience: null,
        pets: [],
        sports: [],
        equipment: [],
        turnaroundDays: null,
        hasChildren: null,
      }),
    }),
  },
  play: async () => {
    await screen.findByText(/^(Kategorie|Category)$/, { selector: 'dt' });
  },
};

export const LongGerman: Story = { args: { server: createNetworkServer({ people: buildLongPeople() }) } };

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { server: createNetworkServer().on(calls.person, answerNever) },
  play: async () => {
    await screen.findByText(/^(Person wird geladen|Loading person)$/);
  },
};

export const Failed: Story = {
  args: { server: createNetworkServer().on(calls.person, answerFailure) },
  play: async () => {
    await screen.findByRole('alert');
  },
};

export const Gone: Story = {
  args: { server: createNetworkServer().on(calls.person, () => answerError(404, 'NOT_FOUND', 'notFound')) },
  play: async () => {
    await screen.findByText(/^(Nicht mehr im Netzwerk|No longer in the network)$/);
  },
};

/** Pictures open large, one after the other; Escape leads back to the person. */
export const Pictures: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Bild 2 von 4 vergrößern|Enlarge picture 2 of 4)$/ }),
    );
    await expect(await screen.findByText(/^2 (von|of) 5$/)).toBeVisible();
  },
};

const opening =
  (name: RegExp): NonNullable<Story['play']> =>
  async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('textbox', { name: /^(Notiz|Note|Ihre Frage|Your question)/ });
  };

export const AddingToARequest: Story = { play: opening(/^(Zu einer Anfrage hinzufügen|Add to a request)$/) };

export const Asking: Story = { play: opening(/^(Agentur fragen|Ask the agency)$/) };

export const WithoutARequest: Story = {
  args: { server: createNetworkServer({ requests: [] }) },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Zu einer Anfrage hinzufügen|Add to a request)$/ }),
    );
    await screen.findByRole('link', { name: /^(Kampagne anfragen|Request a campaign)$/ });
  },
};
