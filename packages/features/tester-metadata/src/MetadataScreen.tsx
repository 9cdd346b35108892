import { useSearchParams } from 'react-router';
import { METADATA_KEYS } from '@resonanz/domain/newsletters';
import { HeadEditScreen } from './edit/HeadEditScreen.tsx';
import { HeadListScreen } from './list/HeadListScreen.tsx';

/** Heads of tester pages: `/testerworld`, and one of them to be changed: `/testerworld?key=`. Deeper paths are testers'. */
export function MetadataScreen() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('key');
  const key = METADATA_KEYS.find((each) => each === asked);
  return key === undefined ? <HeadListScreen /> : <HeadEditScreen key={key} headKey={key} />;
}
