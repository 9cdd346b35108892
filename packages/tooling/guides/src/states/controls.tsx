import { HeartIcon, PencilSimpleIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { DateRangePicker } from '@resonanz/ui/DateRangePicker';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { IconButton } from '@resonanz/ui/IconButton';
import { Link } from '@resonanz/ui/Link';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { NumberField } from '@resonanz/ui/NumberField';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { RangeSlider } from '@resonanz/ui/RangeSlider';
import { RatingField } from '@resonanz/ui/RatingField';
import { SearchField } from '@resonanz/ui/SearchField';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Select } from '@resonanz/ui/Select';
import { Slider } from '@resonanz/ui/Slider';
import { Switch } from '@resonanz/ui/Switch';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { TimeField } from '@resonanz/ui/TimeField';
import { ToggleButton } from '@resonanz/ui/ToggleButton';
import { ToggleIconButton } from '@resonanz/ui/ToggleIconButton';
import { messages } from '../messages.ts';
import { type Control, type State, StateMatrix, type StateProps } from './StateMatrix.tsx';

const pointed: readonly State[] = ['hover', 'focus', 'pressed'];
const action: readonly State[] = [...pointed, 'disabled'];
const field: readonly State[] = ['hover', 'focus', 'disabled', 'error', 'readOnly'];

/** Only the values that a control takes of those of the state. */
function only<Name extends keyof StateProps>(props: StateProps, ...names: readonly Name[]): Pick<StateProps, Name> {
  return Object.fromEntries(names.flatMap((name) => (name in props ? [[name, props[name]]] : []))) as Pick<
    StateProps,
    Name
  >;
}

const still = () => {};

const ofField = (props: StateProps) => only(props, 'isDisabled', 'isReadOnly', 'errorMessage');

/** Buttons, toggles and links in their states. */
export function ActionStates() {
  const t = useMessages(messages);
  const save = t('guides.states.save');
  const controls: readonly Control[] = [
    ...(['solid', 'outline', 'ghost', 'quiet'] as const).map((variant) => ({
      name: `Button, ${variant}`,
      states: [...action, 'pending'] as const,
      draw: (props: StateProps) => (
        <Button variant={variant} {...only(props, 'isDisabled', 'isPending')}>
          {save}
        </Button>
      ),
    })),
    {
      name: 'Button, danger',
      states: [...action, 'pending'],
      draw: (props) => (
        <Button variant="solid" tone="danger" {...only(props, 'isDisabled', 'isPending')}>
          {save}
        </Button>
      ),
    },
    {
      name: 'IconButton',
      states: [...action, 'pending'],
      draw: (props) => (
        <IconButton
          icon={PencilSimpleIcon}
          label={t('guides.states.edit')}
          {...only(props, 'isDisabled', 'isPending')}
        />
      ),
    },
    {
      name: 'ToggleButton',
      states: action,
      draw: (props) => (
        <ToggleButton defaultSelected {...only(props, 'isDisabled')}>
          {t('guides.states.filter')}
        </ToggleButton>
      ),
    },
    {
      name: 'ToggleIconButton',
      states: action,
      draw: (props) => (
        <ToggleIconButton
          icon={HeartIcon}
          tone="bookmark"
          label={t('guides.states.bookmark')}
          defaultSelected
          {...only(props, 'isDisabled')}
        />
      ),
    },
    {
      name: 'Link',
      states: pointed,
      draw: () => <Link href="/campaigns">{t('guides.states.campaign')}</Link>,
    },
    {
      name: 'SegmentedControl',
      states: action,
      draw: (props) => (
        <SegmentedControl
          label={t('guides.states.view')}
          items={[
            { value: 'list', label: t('guides.states.list') },
            { value: 'board', label: t('guides.states.board') },
          ]}
          defaultValue="list"
          {...only(props, 'isDisabled')}
        />
      ),
    },
  ];
  return <StateMatrix controls={controls} />;
}

/** Fields that text is typed into, in their states. */
export function FieldStates() {
  const t = useMessages(messages);
  const controls: readonly Control[] = [
    {
      name: 'TextField',
      states: field,
      draw: (props) => <TextField label={t('guides.states.name')} defaultValue="Mia Sommer" {...ofField(props)} />,
    },
    {
      name: 'TextArea',
      states: field,
      draw: (props) => <TextArea label={t('guides.states.note')} rows={2} {...ofField(props)} />,
    },
    {
      name: 'PasswordField',
      states: field,
      draw: (props) => (
        <PasswordField
          label={t('guides.states.password')}
          revealLabel={t('guides.states.show')}
          hideLabel={t('guides.states.hide')}
          defaultValue="Meer2026"
          {...ofField(props)}
        />
      ),
    },
    {
      name: 'SearchField',
      states: field,
      draw: (props) => (
        <SearchField
          label={t('guides.states.search')}
          clearLabel={t('guides.states.clear')}
          defaultValue="Mia"
          {...ofField(props)}
        />
      ),
    },
    {
      name: 'NumberField',
      states: field,
      draw: (props) => <NumberField label={t('guides.states.posts')} defaultValue={12} {...ofField(props)} />,
    },
    {
      name: 'MoneyField',
      states: field,
      draw: (props) => <MoneyField label={t('guides.states.budget')} defaultValue={1250} {...ofField(props)} />,
    },
    {
      name: 'DatePicker',
      states: field,
      draw: (props) => <DatePicker label={t('guides.states.start')} defaultValue="2026-12-01" {...ofField(props)} />,
    },
    {
      name: 'DateRangePicker',
      states: field,
      draw: (props) => (
        <DateRangePicker
          label={t('guides.states.period')}
          reversedMessage={t('guides.states.reversed')}
          defaultValue={{ start: '2026-12-01', end: '2026-12-24' }}
          {...ofField(props)}
        />
      ),
    },
    {
      name: 'TimeField',
      states: field,
      draw: (props) => <TimeField label={t('guides.states.time')} defaultValue="09:30" {...ofField(props)} />,
    },
  ];
  return <StateMatrix controls={controls} width="17rem" />;
}

const channels = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
] as const;

/** Fields with a choice, in their states. */
export function ChoiceStates() {
  const t = useMessages(messages);
  const label = t('guides.states.channels');
  const openLabel = t('guides.states.open');
  const emptyMessage = t('guides.states.empty');
  const controls: readonly Control[] = [
    {
      name: 'Checkbox',
      states: [...field, 'pressed'],
      draw: (props) => (
        <Checkbox defaultSelected {...ofField(props)}>
          {t('guides.states.agree')}
        </Checkbox>
      ),
    },
    {
      name: 'Switch',
      states: ['hover', 'focus', 'pressed', 'disabled', 'readOnly'],
      draw: (props) => (
        <Switch defaultSelected {...only(props, 'isDisabled', 'isReadOnly')}>
          {t('guides.states.agree')}
        </Switch>
      ),
    },
    {
      name: 'RadioGroup',
      states: field,
      draw: (props) => (
        <RadioGroup label={label} defaultValue="tiktok" {...ofField(props)}>
          {channels.map(({ id, label: name }) => (
            <Radio key={id} value={id}>
              {name}
            </Radio>
          ))}
        </RadioGroup>
      ),
    },
    {
      name: 'Select',
      states: [...field, 'pressed'],
      draw: (props) => (
        <Select label={label} items={channels} selectedId="tiktok" onSelectionChange={still} {...ofField(props)} />
      ),
    },
    {
      name: 'ComboBox',
      states: [...field, 'pending'],
      draw: (props) => (
        <ComboBox
          label={label}
          openLabel={openLabel}
          emptyMessage={emptyMessage}
          items={channels}
          selectedId="tiktok"
          onSelectionChange={still}
          {...ofField(props)}
          {...only(props, 'isLoading')}
        />
      ),
    },
    {
      name: 'MultiSelect',
      states: [...field, 'pending'],
      draw: (props) => (
        <MultiSelect
          label={label}
          openLabel={openLabel}
          emptyMessage={emptyMessage}
          removeLabel={(name) => t('guides.states.remove', { name })}
          items={channels}
          selectedIds={['tiktok']}
          onSelectionChange={still}
          {...ofField(props)}
          {...only(props, 'isLoading')}
        />
      ),
    },
    {
      name: 'Slider',
      states: ['hover', 'focus', 'pressed', 'disabled', 'error'],
      draw: (props) => (
        <Slider
          label={t('guides.states.reach')}
          minValue={0}
          maxValue={100}
          defaultValue={40}
          {...only(props, 'isDisabled', 'errorMessage')}
        />
      ),
    },
    {
      name: 'RangeSlider',
      states: ['hover', 'focus', 'pressed', 'disabled', 'error'],
      draw: (props) => (
        <RangeSlider
          label={t('guides.states.reach')}
          thumbLabels={[t('guides.states.from'), t('guides.states.to')]}
          minValue={0}
          maxValue={100}
          value={[20, 70]}
          onChange={still}
          {...only(props, 'isDisabled', 'errorMessage')}
        />
      ),
    },
    {
      name: 'RatingField',
      states: ['hover', 'focus', 'disabled', 'error'],
      draw: (props) => (
        <RatingField
          label={t('guides.states.rating')}
          starLabel={(count) => t('guides.states.stars', { count })}
          value={3}
          onChange={still}
          {...only(props, 'isDisabled', 'errorMessage')}
        />
      ),
    },
    {
      name: 'FileDrop',
      states: ['hover', 'focus', 'disabled', 'error'],
      draw: (props) => (
        <FileDrop
          label={t('guides.states.files')}
          promptLabel={t('guides.states.prompt')}
          browseLabel={t('guides.states.browse')}
          removeLabel={(name) => t('guides.states.remove', { name })}
          files={[]}
          onChange={still}
          {...only(props, 'isDisabled', 'errorMessage')}
        />
      ),
    },
  ];
  return <StateMatrix controls={controls} width="15rem" />;
}
