import { permissionsPage } from './permissionsPage.ts';

process.stdout.write(permissionsPage());
