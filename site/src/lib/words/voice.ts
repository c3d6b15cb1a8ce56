import type { Spoken } from '@sumu/contract/words';
import type { Watch } from '../query/use-live';
import type { Speech } from './words';

/** Id of the element that contains a page's translations, if any differ from the code. */
export const spokenId = 'spoken';

/** Translations in the browser; empty unless the page embeds some. */
export const voice: {
	readonly speech: { -readonly [Part in keyof Speech]: Speech[Part] };
	/** Loads all translations and reports them again after the settings change. */
	watch?: () => Promise<Watch<string, Spoken>>;
} = { speech: { spoken: {} } };
