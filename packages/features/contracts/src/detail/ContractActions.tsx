import {
  CopyIcon,
  DotsThreeVerticalIcon,
  DownloadSimpleIcon,
  FileArrowUpIcon,
  PaperPlaneTiltIcon,
  PencilSimpleIcon,
  ProhibitIcon,
  SignatureIcon,
  TrashIcon,
} from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Contract, ContractAction } from '@resonanz/api-client/contracts';
import { staffPaths } from '@resonanz/domain/paths';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { useContractActions } from '../useContractActions.ts';
import { useContractText } from '../useContractText.ts';

const ContractDialog = lazy(async () => ({ default: (await import('./ContractDialog.tsx')).ContractDialog }));

/** What is asked about in a dialog. */
export type ContractQuestion = Extract<
  ContractAction,
  'send' | 'remind' | 'countersign' | 'upload' | 'cancel' | 'delete'
>;

const ICONS = {
  send: PaperPlaneTiltIcon,
  remind: PaperPlaneTiltIcon,
  countersign: SignatureIcon,
  upload: FileArrowUpIcon,
  cancel: ProhibitIcon,
  delete: TrashIcon,
} as const;
/** The next step of a contract stands beside its title, the first that is possible. */
const MAIN = ['send', 'countersign', 'remind'] as const;
const ENDS = ['cancel', 'delete'] as const;

/** What can be done with a contract now, as the server says. */
export function ContractActions({ contract }: { contract: Contract }) {
  const { t, title } = useContractText();
  const navigate = useNavigate();
  const { calls, run, announce, download } = useContractActions();
  const duplication = useMutation(calls.duplicate());
  const [question, setQuestion] = useState<ContractQuestion | null>(null);
  const { contractId, may } = contract;
  const main = MAIN.find((each) => may.includes(each));
  const ask = (id: ContractQuestion) => ({
    id,
    label: t(`contracts.menu.${id}`),
    icon: ICONS[id],
    onAction: () => setQuestion(id),
  });
  const duplicate = () =>
    void run(async () => {
      const copy = await duplication.mutateAsync(contractId);
      announce(t('contracts.done.duplicate'));
      await navigate(staffPaths.contractView({ contractId: copy.contractId }));
    });
  const menuName = t('contracts.menuOf', { title: title(contract) });
  return (
    <>
      {may.includes('edit') && (
        <Button iconStart={PencilSimpleIcon} href={staffPaths.contractEdit({ contractId })}>
          {t('word.edit')}
        </Button>
      )}
      {main && (
        <Button variant="solid" iconStart={ICONS[main]} onPress={() => setQuestion(main)}>
          {t(`contracts.menu.${main}`)}
        </Button>
      )}
      <Menu
        label={menuName}
        placement="bottom end"
        trigger={<IconButton icon={DotsThreeVerticalIcon} weight="bold" label={menuName} />}
        sections={[
          {
            id: 'document',
            items: [
              {
                id: 'download',
                label: t(contract.status === 'draft' ? 'contracts.menu.preview' : 'contracts.menu.download'),
                icon: DownloadSimpleIcon,
                onAction: () => void download(contractId),
              },
              ...(may.includes('duplicate')
                ? [{ id: 'duplicate', label: t('contracts.menu.duplicate'), icon: CopyIcon, onAction: duplicate }]
                : []),
              ...(may.includes('upload') ? [ask('upload')] : []),
            ],
          },
          {
            id: 'end',
            items: ENDS.filter((id) => may.includes(id)).map((id) => ({ ...ask(id), tone: 'danger' as const })),
          },
        ].filter(({ items }) => items.length > 0)}
      />
      <Suspense>
        {question && <ContractDialog question={question} contract={contract} onClose={() => setQuestion(null)} />}
      </Suspense>
    </>
  );
}
