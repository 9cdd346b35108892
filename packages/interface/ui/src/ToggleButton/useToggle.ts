import { useState } from 'react';

/** A state that its owner or the component itself holds. */
export function useToggle({
  isSelected,
  defaultSelected = false,
  onChange,
}: {
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
}): [boolean, (isSelected: boolean) => void] {
  const [inner, setInner] = useState(defaultSelected);
  const isOn = isSelected ?? inner;
  return [
    isOn,
    (next) => {
      setInner(next);
      onChange?.(next);
    },
  ];
}
