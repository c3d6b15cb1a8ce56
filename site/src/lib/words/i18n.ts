import type { Site } from '@sumu/contract';
import type { Translations } from '@sumu/contract/words';
import { createContext } from 'react';
import type { SubscribeToData } from '../query/use-live';
import type { TranslationSource } from './translator';

/** Id of the element that contains a page's translations, if any differ from the code. */
export const translationsElementId = 'spoken';

/** Translations in the browser; empty unless the page embeds some. */
export const i18n: {
	readonly speech: { -readonly [Part in keyof TranslationSource]: TranslationSource[Part] };
	/** Loads all translations and reports them again after the settings change. */
	watch?: () => Promise<SubscribeToData<string, Translations>>;
} = { speech: { spoken: {} } };

/** On the server: source and recorder of a page's translations. Null in the browser, where the page embeds them. */
export const I18nContext = createContext<((site: Site) => TranslationSource) | null>(null);
