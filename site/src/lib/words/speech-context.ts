import type { Site } from '@sumu/contract';
import { createContext } from 'react';
import type { Speech } from './words';

/** On the server: source and recorder of a page's translations. Null in the browser, where the page embeds them. */
export const SpeechContext = createContext<((site: Site) => Speech) | null>(null);
