import { FALLBACK_MENU, type PermissionNode } from '@resonanz/domain/permissions';
import { isBrand, isStaff, type RoleId } from '@resonanz/domain/roles';
import { readModules, type WireNode } from '../permissions.ts';
import { read, readAuth, type StorageKey, write } from '../storage.ts';
import { decryptText, encryptText, keysOf } from './codec.ts';
import { ensureMenuKey, forgetMenuKey, readMenuKey } from './keyStore.ts';

/** The menu of a log-in as it is stored in the browser, encrypted. Nothing secret relies on it. */
export interface StoredMenu {
  /** Stores what may be viewed, some time later; whatever the browser lacks for it, no error is shown. */
  write(loginId: string, roleId: RoleId, modules: readonly WireNode[]): void;
  /**
   * The stored menu; the fallback menu when it is missing or cannot be read
   * (docs/domain/permissions.md#permission-tree).
   */
  read(loginId: string, roleId: RoleId): Promise<readonly PermissionNode[]>;
  /** Deletes the key pair of a log-in. */
  forget(loginId: string): void;
}

function keyFor(roleId: RoleId): StorageKey | null {
  if (isBrand(roleId)) return 'brandMenu';
  return isStaff(roleId) ? 'adminMenu' : null;
}

const viewable = (modules: readonly WireNode[]): readonly WireNode[] =>
  modules.filter(({ view }) => view).map((node) => ({ ...node, children: [...viewable(node.children)] }));

/** Makes the store of the menu. */
export function createStoredMenu(): StoredMenu {
  let latest = '';

  async function encrypted(loginId: string, text: string): Promise<string> {
    return encryptText(text, keysOf(await ensureMenuKey(loginId)));
  }

  async function decrypted(loginId: string, key: StorageKey): Promise<unknown> {
    const [code, pair] = [read(key), await readMenuKey(loginId)];
    if (typeof code !== 'string' || pair === null) return null;
    return JSON.parse(await decryptText(code, keysOf(pair)));
  }

  return {
    write(loginId, roleId, modules) {
      const key = keyFor(roleId);
      const text = JSON.stringify(viewable(modules));
      if (key === null || (latest === `${loginId} ${text}` && read(key) !== null)) return;
      latest = `${loginId} ${text}`;
      encrypted(loginId, text).then(
        (code) => {
          // The log-in may be over by now, and a newer tree on its way.
          if (readAuth()?.loginId === loginId && latest === `${loginId} ${text}`) write(key, code);
          else if (readAuth()?.loginId !== loginId) void forgetMenuKey(loginId).catch(() => undefined);
        },
        // Without WebCrypto (an origin without TLS) or without IndexedDB there is no stored menu.
        () => undefined,
      );
    },
    async read(loginId, roleId) {
      const key = keyFor(roleId);
      if (key === null) return [];
      const modules = readModules(await decrypted(loginId, key).catch(() => null));
      return modules ?? FALLBACK_MENU;
    },
    forget(loginId) {
      latest = '';
      void forgetMenuKey(loginId).catch(() => undefined);
    },
  };
}
