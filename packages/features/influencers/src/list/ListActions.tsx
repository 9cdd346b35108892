import { AddButton } from './AddButton.tsx';
import { ImportButton } from './ImportButton.tsx';

/** How influencers come into the list. */
export function ListActions() {
  return (
    <>
      <ImportButton />
      <AddButton />
    </>
  );
}
