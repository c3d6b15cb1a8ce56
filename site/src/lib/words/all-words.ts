import type { Spoken } from '@sumu/contract/words';
import { speakLike } from './page-speech';

let asked: { readonly at: string; readonly words: Promise<Spoken> } | undefined;

async function read(at: string): Promise<Spoken> {
	const response = await fetch(`/words.json?${new URLSearchParams({ at })}`);
	if (!response.ok) throw new Error(`The words did not come: ${response.status}`);
	const words: Spoken = await response.json();
	speakLike(words);
	return words;
}

/**
 * All words of the site, for what a page says later and for other pages: asked for once.
 * @param at when the settings were changed last, if it is known
 */
export function allWords(at?: string): Promise<Spoken> {
	if (!asked || (at !== undefined && at !== asked.at)) {
		asked = { at: at ?? '', words: read(at ?? '') };
		asked.words.catch(() => {
			asked = undefined;
		});
	}
	return asked.words;
}
