import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Inline } from '@resonanz/ui/Inline';
import { messages } from './messages.ts';
import * as css from './OtherAreaNote.css.ts';

/** Shows staff that a page of another area needs another log-in (docs/domain/areas.md#the-three-areas). */
export function OtherAreaNote() {
  const t = useMessages(messages);
  const { logOut } = useSession();
  return (
    <main className={css.note} id="main">
      <EmptyState
        title={t('account.otherArea.title')}
        size="page"
        headingLevel={1}
        action={
          <Inline>
            {/* A page of another shell: the browser has to load it. */}
            <Button onPress={() => location.assign(staffPaths.dashboard())}>{t('account.otherArea.home')}</Button>
            <Button variant="solid" onPress={() => void logOut()}>
              {t('account.otherArea.logOut')}
            </Button>
          </Inline>
        }
      >
        {t('account.otherArea.text')}
      </EmptyState>
    </main>
  );
}
