import type { Site } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { formatsOf } from './formats';
import { speechOf } from './speech.server';
import { spokenId } from './voice';
import type { Speech } from './words';

/** Notes what a page says while it is rendered, and hands it to the browser with it. */
export function pageWords() {
	const said: Record<string, unknown> = {};
	let speaks = false;
	return {
		speech(site: Site): Speech {
			const spoken = speechOf(site);
			// Another language than English has formats of its own, even where its words are the original's.
			speaks ||= !isOriginal(site) || Object.keys(spoken).length > 0;
			return {
				spoken,
				formats: formatsOf,
				onSaid(phrase) {
					if (spoken[phrase] !== undefined) said[phrase] = spoken[phrase];
				},
			};
		},
		/** '' where everything is said as it stands in the code. */
		script: () =>
			speaks
				? `<script type="application/json" id="${spokenId}">${JSON.stringify(said).replaceAll('<', '\\u003c')}</script>`
				: '',
	};
}
