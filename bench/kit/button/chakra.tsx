import { Button, ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { show } from '../show.tsx';

show(() => (
  <ChakraProvider value={defaultSystem}>
    <Button>Speichern</Button>
  </ChakraProvider>
));
