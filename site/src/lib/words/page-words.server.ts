import type { Site } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { formatsOf } from './formats';
import { speechOf } from './speech.server';
import { spokenId } from './voice';
import type { Speech } from './words';

/** Records the phrases used during rendering and embeds their translations in the page. */
export function pageWords() {
	const said: Record<string, unknown> = {};
	let speaks = false;
	return {
		speech(site: Site): Speech {
			const spoken = speechOf(site);
			// A language other than English needs its own formats, even with untranslated texts.
			speaks ||= !isOriginal(site) || Object.keys(spoken).length > 0;
			return {
				spoken,
				formats: formatsOf,
				onSaid(phrase) {
					if (spoken[phrase] !== undefined) said[phrase] = spoken[phrase];
				},
			};
		},
		/** Script element with the translations; '' if the page uses only the texts in the code. */
		script: () =>
			speaks
				? `<script type="application/json" id="${spokenId}">${JSON.stringify(said).replaceAll('<', '\\u003c')}</script>`
				: '',
	};
}
