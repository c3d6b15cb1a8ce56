import type { Site } from '@sumu/contract';
import { createContext } from 'react';
import type { Speech } from './words';

/** On the server: where a page's words come from, and are noted. In the browser they came with the page. */
export const SpeechContext = createContext<((site: Site) => Speech) | null>(null);
