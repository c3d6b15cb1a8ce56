import type { Spoken } from '@sumu/contract/words';
import type { Watch } from '../query/use-live';
import type { Speech } from './words';

/** Of the element in which a page brings the words it said, where any stands otherwise in the code. */
export const spokenId = 'spoken';

/** How the browser speaks: as the code does, unless a page brought words. */
export const voice: {
	readonly speech: { -readonly [Part in keyof Speech]: Speech[Part] };
	/** Tells all words of the site as it was changed last. */
	watch?: () => Promise<Watch<string, Spoken>>;
} = { speech: { spoken: {} } };
