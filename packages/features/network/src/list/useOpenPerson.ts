import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFocusBack } from './useFocusBack.ts';

const PERSON = 'person';

/** The address of the page with a person opened, or with no one. */
function searchWith(search: string, publicId: string | null): string {
  const parameters = new URLSearchParams(search);
  if (publicId === null) parameters.delete(PERSON);
  else parameters.set(PERSON, publicId);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** Where the focus goes from a person whose card is closed: to the card, or to the page that has none. */
function cardOf(publicId: string): HTMLElement | null {
  const main = document.querySelector('main');
  return main?.querySelector<HTMLElement>(`[data-key="${CSS.escape(publicId)}"] a`) ?? main;
}

/** Who is opened over the list; the address says so, and Back closes. */
export function useOpenPerson() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const askedId = new URLSearchParams(search).get(PERSON);
  // The address follows a moment later than the press that closes.
  const [closedId, setClosedId] = useState<string | null>(null);
  if (askedId === null && closedId !== null) setClosedId(null);
  // A user who came from the list goes back to it; a user who came by the person's address did not see it yet.
  const [sawList, setSawList] = useState(false);
  if (askedId === null && !sawList) setSawList(true);
  const openId = askedId === closedId ? null : askedId;
  useFocusBack(openId, cardOf);
  return {
    openId,
    hrefOf: (publicId: string) => `${pathname}${searchWith(search, publicId)}`,
    close: () => {
      setClosedId(openId);
      void (sawList ? navigate(-1) : navigate({ search: searchWith(search, null) }, { replace: true }));
    },
  };
}
