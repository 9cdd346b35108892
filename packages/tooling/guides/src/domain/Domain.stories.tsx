import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { inGerman } from '../page/inGerman.ts';
import { ChannelUrlReader } from './ChannelUrlReader.tsx';
import { Enumerations as EnumerationTable } from './Enumerations.tsx';
import { MenuExplorer } from './MenuExplorer.tsx';
import { PriceCalculator } from './PriceCalculator.tsx';
import { TransitionExplorer } from './TransitionExplorer.tsx';

const words = storyWords({
  transitions: ['Übergänge', 'Transitions'],
  allowed: ['Erlaubt', 'Allowed'],
  address: ['Adresse', 'Address'],
  mayBeOpened: ['Darf geöffnet werden', 'May be opened'],
  signedUpWithAn: ['Mit einer Einladung registriert', 'Signed up with an invitation'],
  mustNotBeOpened: ['Darf nicht geöffnet werden', 'Must not be opened'],
  thisRoleHasNo: ['Diese Rolle hat kein Menü.', 'This role has no menu.'],
  music: ['Musik', 'Music'],
  other: ['Andere', 'Other'],
  priceOnRequest: ['Preis auf Anfrage', 'Price on request'],
  addressOfTheChannel: ['Adresse des Kanals', 'Address of the channel'],
  approved: ['Genehmigt', 'Approved'],
});

const meta = {
  title: 'Foundations/Domain',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (table: HTMLElement, state: RegExp): string =>
  within(table).getByText(state).closest('tr')?.textContent ?? '';

/** A brand answers a proposal: an error needs a reason, a second thought is not hers. */
export const Transitions: Story = {
  render: () => <TransitionExplorer />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: words.transitions });
    await expect(rowOf(table, /^3 · /)).toContain(words.allowed);
    await expect(rowOf(table, /^4 · /)).toContain('declineReasonRequired');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'declineReason' }));
    await expect(rowOf(table, /^4 · /)).toContain(words.allowed);
    await userEvent.click(canvas.getByRole('combobox', { name: /Rolle/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^8 · / }));
    await expect(rowOf(table, /^3 · /)).toContain('roleNotAllowed');
  }),
};

/** An invited brand may look, not write. */
export const Menu: Story = {
  render: () => <MenuExplorer />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: words.address });
    await userEvent.clear(address);
    await userEvent.type(address, '/campaign-self-service/campaign-request/add');
    await expect(canvas.getByText(words.mayBeOpened)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: words.signedUpWithAn }));
    await expect(canvas.getByText(words.mustNotBeOpened)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /Rolle/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^8 · / }));
    await expect(canvas.getByText(words.thisRoleHasNo)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: words.signedUpWithAn })).toBeDisabled();
  }),
};

export const Price: Story = {
  render: () => <PriceCalculator />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const total = canvas.getByRole('status');
    await expect(total).toHaveTextContent('130,00 €');
    await expect(total).toHaveTextContent('260,00 €');
    await userEvent.click(canvas.getByRole('checkbox', { name: words.music }));
    await expect(total).toHaveTextContent('290,00 €');
    await userEvent.click(canvas.getByRole('combobox', { name: /Länge/ }));
    await userEvent.click(await screen.findByRole('option', { name: words.other }));
    await expect(total).toHaveTextContent(words.priceOnRequest);
  }),
};

export const ChannelUrl: Story = {
  render: () => <ChannelUrlReader />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const read = canvas.getByRole('status');
    await expect(read).toHaveTextContent('https://instagram.com/lena.hartwig/');
    await userEvent.click(canvas.getByRole('button', { name: 'https://instagram.com.example.org/lena' }));
    await expect(read).toHaveTextContent('Blog');
    await userEvent.click(canvas.getByRole('button', { name: 'https://youtu.be/dQw4w9WgXcQ' }));
    await expect(read).toHaveTextContent('channelUrlIsVideo');
    await expect(canvas.getByRole('textbox', { name: words.addressOfTheChannel })).toBeInvalid();
  }),
};

export const Enumerations: Story = {
  render: () => <EnumerationTable />,
  play: inGerman(async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('combobox', { name: /Aufzählung/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'approval');
    await userEvent.click(await screen.findByRole('option', { name: 'approvalStatus' }));
    await expect(rowOf(canvas.getByRole('table', { name: 'approvalStatus' }), /^Approved$/)).toContain(words.approved);
  }),
};
