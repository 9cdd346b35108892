import { ListChecksIcon, TicketIcon } from '@phosphor-icons/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProjectDetails, type ProjectLottery, projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';
import { LotteryDialog } from './LotteryDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';

const MAX_RESERVES = 1000;
const RESERVES = 6;

/** How many conditions candidates meet at least, to choose from: all of them down to none. */
const fitChoices = (most: number): number[] => Array.from({ length: most + 1 }, (_, index) => most - index);

/** Gives free places away by rule or by lot; what comes of it is shown before anybody hears of it. */
export function LotteryPanel({ project, fitOf }: { project: ProjectDetails; fitOf: number }) {
  const { t } = useProjectText();
  const { calls, attempt } = useProjectActions();
  const { projectId, places, placesTaken, counts } = project;
  const free = Math.max(0, places - placesTaken);
  const lotteries = useQuery(projectQueries(useApi()).lotteries(projectId));
  const preparation = useMutation(calls.prepareLottery());
  const [minFit, setMinFit] = useState(fitOf);
  const [wanted, setWanted] = useState<number | null>(null);
  const [reserves, setReserves] = useState<number | null>(RESERVES);
  const [isBalanced, setIsBalanced] = useState(false);
  const [shown, setShown] = useState<ProjectLottery | 'rule' | null>(null);
  const drawn = Math.min(wanted ?? free, free);
  const last = lotteries.data?.find(({ appliedAt }) => appliedAt !== null);
  const prepare = () =>
    attempt(async () =>
      setShown(
        await preparation.mutateAsync({ projectId, places: drawn, reserves: reserves ?? 0, minFit, isBalanced }),
      ),
    );
  return (
    <Section title={t('projects.lottery.title')}>
      <Stack space={4}>
        <Text tone="muted">{t('projects.lottery.lead', { free, count: counts.fullFit })}</Text>
        <Button
          isFullWidth
          iconStart={ListChecksIcon}
          isDisabled={free === 0 || counts.fullFit === 0}
          onPress={() => setShown('rule')}
        >
          {t('projects.rule.preview')}
        </Button>
        <Select
          label={t('projects.lottery.who')}
          items={fitChoices(fitOf).map((met) => ({
            id: met,
            label: met === 0 ? t('projects.lottery.everybody') : t('projects.lottery.fit', { met, of: fitOf }),
          }))}
          selectedId={minFit}
          onSelectionChange={setMinFit}
        />
        <div className={css.pair}>
          <NumberField
            label={t('projects.field.places')}
            value={drawn}
            onChange={setWanted}
            minValue={1}
            maxValue={Math.max(1, free)}
            isDisabled={free === 0}
          />
          <NumberField
            label={t('projects.lottery.reserves')}
            value={reserves}
            onChange={setReserves}
            minValue={0}
            maxValue={MAX_RESERVES}
          />
        </div>
        <Checkbox isSelected={isBalanced} onChange={setIsBalanced}>
          {t('projects.lottery.balanced')}
        </Checkbox>
        <Button
          isFullWidth
          iconStart={TicketIcon}
          isDisabled={drawn === 0 || counts.pending === 0}
          isPending={preparation.isPending}
          onPress={() => void prepare()}
        >
          {t('projects.lottery.prepare')}
        </Button>
        <Text tone="muted">{t('projects.lottery.hint')}</Text>
        {last !== undefined && (
          <Button variant="quiet" onPress={() => setShown(last)}>
            {t('projects.lottery.last')}
          </Button>
        )}
      </Stack>
      {shown === 'rule' && <RuleDialog projectId={projectId} onClose={() => setShown(null)} />}
      {shown !== null && shown !== 'rule' && (
        <LotteryDialog projectId={projectId} lottery={shown} onClose={() => setShown(null)} />
      )}
    </Section>
  );
}
