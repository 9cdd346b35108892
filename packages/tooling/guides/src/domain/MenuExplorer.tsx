import { useId, useState } from 'react';
import { labels } from '@resonanz/domain/labels';
import {
  buildPermissionTree,
  flattenTree,
  isPermitted,
  menuLabel,
  permittedRoutes,
  visibleMenu,
  type PermissionNode,
} from '@resonanz/domain/permissions';
import { ROLE_IDS, homePath, isBrand, type RoleId } from '@resonanz/domain/roles';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Columns } from '@resonanz/ui/Columns';
import { Heading } from '@resonanz/ui/Heading';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';

// The kit takes the marks away from every list.
const list = { listStyle: 'disc', margin: 0, paddingInlineStart: 20 } as const;

function MenuList({ nodes, nameOf }: { nodes: readonly PermissionNode[]; nameOf: (node: PermissionNode) => string }) {
  return (
    <ul style={list}>
      {nodes.map((node) => (
        <li key={node.extraData.id}>
          {nameOf(node)} <Code>{node.routeName}</Code>
          {node.children.length > 0 && <MenuList nodes={node.children} nameOf={nameOf} />}
        </li>
      ))}
    </ul>
  );
}

/** What a role sees in the menu and which addresses it may open, with the rights every role starts with. */
export function MenuExplorer() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const id = useId();
  const [roleId, setRoleId] = useState<RoleId>(3);
  const [hasToken, setToken] = useState(false);
  const [path, setPath] = useState('/campaign-self-service/campaign-request');
  const visitor = { roleId, signupWithToken: hasToken && isBrand(roleId) };
  const tree = buildPermissionTree(visitor);
  const menu = visibleMenu(
    tree,
    flattenTree(tree).map(({ routeName }) => routeName),
  );
  const routes = permittedRoutes(tree, visitor);
  const isAllowed = isPermitted(path, routes);

  return (
    <Stack space={7}>
      <Columns>
        <Select
          label={t('guides.role')}
          items={ROLE_IDS.map((role) => ({ id: role, label: `${role} · ${label(`role.${role}`)}` }))}
          selectedId={roleId}
          onSelectionChange={setRoleId}
        />
        <Stack>
          <TextField label={t('guides.menu.path')} value={path} onChange={setPath} spellCheck={false} />
          <div role="status">
            <StatusTag
              tone={isAllowed ? 'green' : 'red'}
              mark={isAllowed ? 'square' : 'dot'}
              label={t(isAllowed ? 'guides.menu.permitted' : 'guides.menu.forbidden')}
            />
          </div>
        </Stack>
      </Columns>
      <Checkbox isSelected={visitor.signupWithToken} onChange={setToken} isDisabled={!isBrand(roleId)}>
        {t('guides.menu.token')}
      </Checkbox>
      <Columns>
        <Stack as="section" aria-labelledby={`${id}-menu`}>
          <Heading level={3} id={`${id}-menu`}>
            {t('guides.menu.entries')}
          </Heading>
          <Text as="div">
            {t('guides.menu.home')} <Code>{homePath(visitor)}</Code>
          </Text>
          <Text as="div">
            {menu.length === 0 ? (
              t('guides.menu.none')
            ) : (
              <MenuList
                nodes={menu}
                nameOf={(node) => textOr(label, labels, menuLabel(node, roleId), node.extraData.id)}
              />
            )}
          </Text>
        </Stack>
        <Stack as="section" aria-labelledby={`${id}-routes`}>
          <Heading level={3} id={`${id}-routes`}>
            {t('guides.menu.routes', { count: routes.length })}
          </Heading>
          <Text as="div">
            <ul style={list}>
              {routes.map((route) => (
                <li key={route}>
                  <Code>{route}</Code>
                </li>
              ))}
            </ul>
          </Text>
        </Stack>
      </Columns>
    </Stack>
  );
}
