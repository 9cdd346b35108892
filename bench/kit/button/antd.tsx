import { Button } from 'antd';
import { show } from '../show.tsx';

show(() => <Button>Speichern</Button>);
