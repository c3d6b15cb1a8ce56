import { installIfStale } from './install.mjs';

await installIfStale(['cms']);
