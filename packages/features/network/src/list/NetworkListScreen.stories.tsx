import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sees, seesDenial, seesNoData, seesReload } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildLongPeople, buildPeople, CALLS, createNetworkServer } from '../fixtures/networkServer.fixture.ts';
import { NetworkStage } from '../fixtures/NetworkStage.fixture.tsx';

const meta = {
  title: 'Screens/Network/List',
  component: NetworkStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./NetworkListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
} satisfies Meta<typeof NetworkStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creators: Story = {};

export const Models: Story = { args: { path: '/brand/model' } };

export const DirectNetwork: Story = { args: { path: '/brand/direct-network' } };

export const One: Story = { args: { server: createNetworkServer({ people: buildPeople(1) }) } };

export const Filtered: Story = {
  args: { path: '/brand/creator?platform=instagram&followers=20000..&gender=female&children=yes&language=de' },
};

export const Loading: Story = {
  args: { server: createNetworkServer().on(CALLS.list, answerNever) },
  play: sees(/^(Personen werden geladen|Loading people)$/),
};

export const Failed: Story = {
  args: { server: createNetworkServer().on(CALLS.list, answerFailure) },
  play: seesReload,
};

export const Denied: Story = {
  args: { server: createNetworkServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};

export const Empty: Story = {
  args: { server: createNetworkServer({ people: [] }) },
  play: seesNoData,
};

export const NoMatch: Story = { args: { path: '/brand/creator?gender=divers' }, play: seesNoData };

export const English: Story = { globals: { language: 'en' } };

export const LongGerman: Story = { args: { server: createNetworkServer({ people: buildLongPeople() }) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongGermanOnAPhone: Story = { ...LongGerman, globals: { viewport: { value: 'phone' } } };

/** A filter is set by keyboard, and its chip takes it back. */
export const FilteringByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–12 (von|of) 30$/);
    (await canvas.findByRole('checkbox', { name: 'Männlich' })).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Anwenden' }).focus();
    await userEvent.keyboard('{Enter}');
    const chip = await canvas.findByRole('button', { name: 'Männlich entfernen' });
    await expect(await canvas.findByText(/^1–12 von 15$/)).toBeVisible();
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^1–12 von 30$/)).toBeVisible();
  },
};

/** A person is opened by keyboard and wished for in a request. */
export const AddingByKeyboard: Story = {
  args: { server: createNetworkServer({ people: buildPeople(3) }) },
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Lena H.' })).focus();
    await userEvent.keyboard('{Enter}');
    const person = await screen.findByRole('dialog', { name: 'Lena H.' });
    await expect(person).toBeVisible();
    (await screen.findByRole('button', { name: 'Zu einer Anfrage hinzufügen' })).focus();
    await userEvent.keyboard('{Enter}');
    const request = await screen.findByRole('combobox', { name: /^Anfrage/ });
    await userEvent.click(request);
    await userEvent.keyboard('Früh{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hinzufügen' })).toBeEnabled());
    screen.getByRole('button', { name: 'Hinzufügen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/steht jetzt als Wunsch in „Frühjahrskollektion 2026“/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([person]));
    await waitFor(() => expect(person.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
