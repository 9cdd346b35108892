import { lazy, Suspense, useState } from 'react';
import type { NetworkCard } from '@resonanz/api-client/network';
import { useFocusBack } from './useFocusBack.ts';

const AddToRequestDialog = lazy(async () => ({
  default: (await import('../person/AddToRequestDialog.tsx')).AddToRequestDialog,
}));
const AskDialog = lazy(async () => ({ default: (await import('../person/AskDialog.tsx')).AskDialog }));

/** What is done with a person, and the button it began with. */
interface Act {
  of: 'add' | 'ask';
  person: Pick<NetworkCard, 'publicId' | 'name'>;
  opener: Element | null;
}

const openerOf = ({ opener }: Act) => (opener instanceof HTMLElement && opener.isConnected ? opener : null);

/** What a brand can do with a person: add them to a request, or ask the agency about them; `dialog` goes on with it. */
export function usePersonActs() {
  const [act, setAct] = useState<Act | null>(null);
  useFocusBack(act, openerOf);
  const begin = (of: Act['of']) => (person: Act['person']) => setAct({ of, person, opener: document.activeElement });
  const end = () => setAct(null);
  return {
    onAdd: begin('add'),
    onAsk: begin('ask'),
    dialog: (
      <Suspense>
        {act?.of === 'add' && <AddToRequestDialog person={act.person} onClose={end} />}
        {act?.of === 'ask' && <AskDialog person={act.person} onClose={end} />}
      </Suspense>
    ),
  };
}
