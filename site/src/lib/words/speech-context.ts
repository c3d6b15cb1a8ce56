import type { Site } from '@sumu/contract';
import { createContext } from 'react';
import type { TranslationSource } from './words';

/** On the server: source and recorder of a page's translations. Null in the browser, where the page embeds them. */
export const I18nContext = createContext<((site: Site) => TranslationSource) | null>(null);
