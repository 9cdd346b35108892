import '@react-spectrum/s2/page.css';
import {
  Button,
  Checkbox,
  Content,
  Dialog,
  DialogTrigger,
  Heading,
  Menu,
  MenuItem,
  MenuTrigger,
  Picker,
  PickerItem,
  Provider,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
  ToastContainer,
  ToastQueue,
} from '@react-spectrum/s2';
import { show } from '../show.tsx';

show(() => (
  <Provider locale="de-DE">
    <TextField label="Titel" isInvalid errorMessage="Bitte geben Sie einen Titel ein." />
    <Checkbox>Exklusiv</Checkbox>
    <Picker label="Region" defaultSelectedKey="Deutschland">
      <PickerItem id="Deutschland">Deutschland</PickerItem>
      <PickerItem id="Österreich">Österreich</PickerItem>
    </Picker>
    <MenuTrigger>
      <Button>Mehr</Button>
      <Menu aria-label="Mehr">
        <MenuItem>Löschen</MenuItem>
      </Menu>
    </MenuTrigger>
    <Tabs aria-label="Ansichten">
      <TabList>
        <Tab id="Daten">Daten</Tab>
        <Tab id="Verlauf">Verlauf</Tab>
      </TabList>
      <TabPanel id="Daten">Daten</TabPanel>
      <TabPanel id="Verlauf">Verlauf</TabPanel>
    </Tabs>
    <DialogTrigger>
      <Button>Fragen</Button>
      <Dialog>
        <Heading slot="title">Kampagne löschen</Heading>
        <Content>Wirklich?</Content>
      </Dialog>
    </DialogTrigger>
    <Button onPress={() => ToastQueue.neutral('Gespeichert')}>Speichern</Button>
    <ToastContainer />
  </Provider>
));
