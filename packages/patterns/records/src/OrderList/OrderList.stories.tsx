import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { OrderList, type OrderListProps } from './OrderList.tsx';

const words = storyWords({
  order: ['Reihenfolge', 'Order'],
  howDoILog: ['Wie melde ich mich an?', 'How do I log in?'],
  whenDoIGet: ['Wann bekomme ich mein Produkt?', 'When do I get my product?'],
  notVisible: ['Nicht sichtbar', 'Not visible'],
  whatArePointsGiven: ['Wofür gibt es Punkte?', 'What are points given for?'],
  humidifiersInTheCabins: [
    'Donaudampfschifffahrtsgesellschaftskapitänskajütenluftbefeuchter',
    'Humidifiers in the cabins of captains of the Danube steamship company',
  ],
  requestForExtensionOf: [
    'Veröffentlichungszeitraumverlängerungsantrag',
    'Request for extension of the period of publication',
  ],
});

/** The list with what a form around it keeps. */
function Controlled({ items, onChange, ...props }: OrderListProps) {
  const [ids, setIds] = useState(() => items.map(({ id }) => id));
  return (
    <OrderList
      {...props}
      items={ids.flatMap((id) => items.find((item) => item.id === id) ?? [])}
      onChange={(next) => {
        setIds(next);
        onChange(next);
      }}
    />
  );
}

/** Records in an order of their own, changed by dragging or by the buttons of each row. */
const meta = {
  title: 'Patterns/Lists/OrderList',
  component: OrderList,
  args: {
    label: words.order,
    items: [
      { id: 1, name: words.howDoILog },
      { id: 2, name: words.whenDoIGet, note: words.notVisible },
      { id: 3, name: words.whatArePointsGiven },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const One: Story = { args: { items: [{ id: 1, name: words.howDoILog }] } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: {
    items: [
      { id: 1, name: words.humidifiersInTheCabins },
      { id: 2, name: shared.unbreakableSettings, note: words.requestForExtensionOf },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** By keyboard: the focus goes along, and the place is said. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^(„Wofür.* nach oben|Move “Wofür.* up)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 3, 2]);
    await expect(canvas.getByRole('button', { name: /^(„Wofür.* nach oben|Move “Wofür.* up)$/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Stelle 2 von 3|number 2 of 3/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([3, 1, 2]);
    await expect(canvas.getByRole('button', { name: /^(„Wofür.* nach unten|Move “Wofür.* down)$/ })).toHaveFocus();
  },
};
