import { HouseIcon } from '@phosphor-icons/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { userMutations, userQueries } from '@resonanz/api-client/users';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { messages } from './messages.ts';

const startPage = staffPaths.dashboardNew.pattern;

/** Makes this page the one a log-in leads to (docs/domain/areas.md#start-page). */
export function StartPageButton() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const { reload } = useSession();
  const client = useApi();
  const me = useQuery(userQueries(client).me());
  const save = useMutation(userMutations(client, useQueryClient()).saveProfile());
  const isSet = me.data?.startPage === startPage;

  async function saveAndReload(): Promise<void> {
    await save.mutateAsync({ profile: { startPage } });
    await reload();
  }
  const set = () =>
    attempt(saveAndReload, (error) => say(error, 'workOverview.error.other'), t('workOverview.startPage.done'));

  return (
    <Button iconStart={HouseIcon} isDisabled={isSet} isPending={save.isPending} onPress={() => void set()}>
      {t(isSet ? 'workOverview.isStartPage' : 'workOverview.startPage')}
    </Button>
  );
}
