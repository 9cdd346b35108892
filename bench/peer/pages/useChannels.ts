import { useEffect, useState } from 'react';
import { type Channels, channels } from './server.ts';

const PAUSE = 300;
export const PAGE = 10;

/** The list with a search that is sent after a pause in typing; the last page stays in sight meanwhile. */
export function useChannels() {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<Channels>({ content: [], totalElements: 0 });
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => {
      setSearch(text.trim());
      setPage(0);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, search]);
  useEffect(() => {
    let isWanted = true;
    async function load() {
      const next = await channels(search, page, PAGE);
      if (isWanted) setFound(next);
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, [search, page]);
  return { text, setText, page, setPage, rows: found.content, total: found.totalElements };
}
