import {
  Button,
  Checkbox,
  Dialog,
  DialogTrigger,
  FieldError,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  Popover,
  Select,
  SelectValue,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { show } from '../show.tsx';

const toasts = new ToastQueue<string>();

show(() => (
  <>
    <TextField isInvalid>
      <Label>Titel</Label>
      <Input />
      <FieldError>Bitte geben Sie einen Titel ein.</FieldError>
    </TextField>
    <Checkbox>Exklusiv</Checkbox>
    <Select defaultValue="Deutschland">
      <Label>Region</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>
          <ListBoxItem id="Deutschland">Deutschland</ListBoxItem>
          <ListBoxItem id="Österreich">Österreich</ListBoxItem>
        </ListBox>
      </Popover>
    </Select>
    <MenuTrigger>
      <Button>Mehr</Button>
      <Popover>
        <Menu aria-label="Mehr">
          <MenuItem>Löschen</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
    <Tabs>
      <TabList aria-label="Ansichten">
        <Tab id="Daten">Daten</Tab>
        <Tab id="Verlauf">Verlauf</Tab>
      </TabList>
      <TabPanel id="Daten">Daten</TabPanel>
      <TabPanel id="Verlauf">Verlauf</TabPanel>
    </Tabs>
    <DialogTrigger>
      <Button>Fragen</Button>
      <Modal>
        <Dialog>
          <Heading slot="title">Kampagne löschen</Heading>
          Wirklich?
        </Dialog>
      </Modal>
    </DialogTrigger>
    <Button onPress={() => toasts.add('Gespeichert')}>Speichern</Button>
    <ToastRegion queue={toasts}>
      {({ toast }) => (
        <Toast toast={toast}>
          <ToastContent>
            <Text slot="title">{toast.content}</Text>
          </ToastContent>
        </Toast>
      )}
    </ToastRegion>
  </>
));
