import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { TextField } from '@resonanz/ui/TextField';
import { EditPage } from './EditPage.tsx';

const words = storyWords({
  editCustomer: ['Kunden bearbeiten', 'Edit customer'],
  customers: ['Kunden', 'Customers'],
  thisCustomerDoesNot: ['Diesen Kunden gibt es nicht.', 'This customer does not exist.'],
  theCustomerCouldNot: ['Der Kunde konnte nicht geladen werden.', 'The customer could not be loaded.'],
  fromTheStart: ['Von vorn', 'From the start'],
  andPartners: [' und Partner', ' and partners'],
  loadingTheCustomer: ['Der Kunde wird geladen …', 'Loading the customer …'],
});

const meta = {
  title: 'Patterns/App frame/EditPage',
  component: EditPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: words.editCustomer,
    list: { label: words.customers, href: '/customer-management' },
    record: { label: 'Lichtwerk Kosmetik GmbH', href: '/customer/1/view' },
    failure: null,
    missingText: words.thisCustomerDoesNot,
    failedText: words.theCustomerCouldNot,
    onRead: fn(() => Promise.resolve()),
    children: (onReload) => (
      <>
        <TextField label="Name" defaultValue="Lichtwerk Kosmetik GmbH" />
        <Button onPress={onReload}>{words.fromTheStart}</Button>
      </>
    ),
  },
} satisfies Meta<typeof EditPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way to the page leads over the record. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words.editCustomer })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lichtwerk Kosmetik GmbH' })).toHaveAttribute(
      'href',
      '/customer/1/view',
    );
  },
};

/** Started over, by keyboard: what was entered is given up once the record has been read. */
export const StartedOver: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), words.andPartners);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByDisplayValue('Lichtwerk Kosmetik GmbH')).toBeVisible();
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { record: undefined, children: () => <p role="status">{words.loadingTheCustomer}</p> },
};

/** A user who may not change the record does not see which one it is. */
export const Forbidden: Story = {
  args: { failure: 'forbidden' },
  play: async ({ canvas }) => expect(canvas.queryByText('Lichtwerk Kosmetik GmbH')).toBeNull(),
};

export const Missing: Story = {
  args: { failure: 'missing', record: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(words.thisCustomerDoesNot),
};

export const Failed: Story = {
  args: { failure: 'failed', record: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Erneut laden|Load again/ }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};
