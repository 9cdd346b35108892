import { type OptionId, Select } from '@resonanz/ui/Select';

const ANY = 'any';

/** One thing to choose among known values. */
export interface ChoiceOf<Id extends OptionId> {
  /** What is chosen. */
  label: string;
  /** The words for no choice. */
  anyLabel: string;
  /** What there is to choose from. */
  items: readonly { readonly id: Id; readonly label: string }[];
  /** What is chosen; null for anything. */
  selectedId: Id | null;
  /** Called with what is chosen, null for anything. */
  onChange: (id: Id | null) => void;
}

/** One thing to choose, where nothing chosen is a choice, too. */
export type Choice = ChoiceOf<string>;

/** A choice among known values, as a `ChoiceBar` takes it: what is not among them is never reported. */
export function choiceOf<Id extends OptionId>({ items, selectedId, onChange, ...words }: ChoiceOf<Id>): Choice {
  return {
    ...words,
    items: items.map(({ id, label }) => ({ id: String(id), label })),
    selectedId: selectedId === null ? null : String(selectedId),
    onChange: (chosen) => onChange(items.find(({ id }) => String(id) === chosen)?.id ?? null),
  };
}

/** A choice as a select. */
export function ChoiceSelect({
  choice: { label, anyLabel, items, selectedId, onChange },
  hidesLabel = false,
}: {
  choice: Choice;
  hidesLabel?: boolean;
}) {
  return (
    <Select
      label={label}
      hidesLabel={hidesLabel}
      items={[{ id: ANY, label: anyLabel }, ...items]}
      selectedId={selectedId ?? ANY}
      onSelectionChange={(id) => onChange(id === ANY ? null : id)}
    />
  );
}
