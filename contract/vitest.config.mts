import { defineConfig } from 'vitest/config';
import { poFiles } from './po/plugin.ts';

export default defineConfig({ plugins: [poFiles] });
